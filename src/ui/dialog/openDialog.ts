import { focusHeading, focusHeadingIfLost } from '@/ui/feedback/focusHeading';

/**
 * The ref callback of a `<dialog>`. Opens it as a modal, with the focus on the element with `data-autofocus` or else on the
 * first focusable one. When the dialog is removed, the focus returns to the opener, or to the page's heading if that is gone.
 */
export function openDialog(dialog: HTMLDialogElement) {
  const opener = document.activeElement;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();

  return () => {
    dialog.close();
    const canFocusOpener = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    if (canFocusOpener) opener.focus({ preventScroll: true });
    else focusHeading();
    // The opener may be removed together with the dialog, for instance with the deleted row that contains it.
    focusHeadingIfLost();
  };
}
