import { focusHeading, focusHeadingIfLost } from '@/shared/ui/feedback/focusHeading';

/**
 * Ref of a `<dialog>`: opens it as a modal and, when it goes, gives the focus back to where it was, or to the page's
 * heading if that is gone too. Inside, the element marked `data-autofocus` takes the focus, else the first one.
 */
export function openDialog(dialog: HTMLDialogElement) {
  const opener = document.activeElement;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();

  return () => {
    dialog.close();
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    if (isThere) opener.focus({ preventScroll: true });
    else focusHeading();
    // The opener may leave the page together with the dialog, for instance with the row that was removed.
    focusHeadingIfLost();
  };
}
