import X from 'lucide-react/icons/x';
import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { commonTexts } from '@/lib/text/texts';
import { IconButton } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { ErrorFallback, ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { focusHeading, focusHeadingIfLost } from '@/ui/focus';
import { Row } from '@/ui/layout/layout';
import css from './Modal.module.css';

interface ModalProps {
  title: string;
  onClose: () => void;
  /** Esc and clicks outside do not close it; the Close button always does. */
  isStatic?: boolean | undefined;
  footer?: ReactNode;
  children: ReactNode;
  /** A `sheet` is at the foot of a phone's screen, as wide as that. */
  size?: 'normal' | 'wide' | 'sheet' | undefined;
  /** The body has no padding, for lists from edge to edge. */
  isFlush?: boolean | undefined;
}

/** A modal dialog. The element inside with `data-autofocus` gets the focus, otherwise the Close button. */
export function Modal({ title, onClose, isStatic = false, footer, children, size = 'normal', isFlush }: ModalProps) {
  const titleId = useId();
  const isPressedOutside = useRef(false);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Preventing `cancel` alone is not enough: browsers close the dialog at a second Esc.
    if (isStatic && event.key === 'Escape') event.preventDefault();
  };
  const handlePointerDown = (event: SyntheticEvent) => {
    isPressedOutside.current = event.target === event.currentTarget;
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // From the first press on, the lower edge stays where it is: an error comes above the pressed button, which must not move.
    const { bottom } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.style.setProperty('--below', `${window.innerHeight - bottom}px`);
    // Selecting text with the mouse may end outside, so only a click that also began outside closes the dialog.
    if (!isStatic && isPressedOutside.current && event.target === event.currentTarget) onClose();
  };
  const handleCancel = (event: SyntheticEvent) => {
    // A file input's `cancel` event bubbles up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isStatic) onClose();
  };

  return (
    <dialog
      ref={openDialog}
      className={cx(css.dialog, size === 'wide' && css.wide, size === 'sheet' && css.sheet)}
      aria-labelledby={titleId}
      closedby={isStatic ? 'none' : 'closerequest'}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
      onCancel={handleCancel}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      <div className={css.panel}>
        <Row gap={3} justify="between" className={css.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton variant="ghost" label={commonTexts.close} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </Row>
        <div className={cx(css.body, isFlush && css.flush)}>
          <ErrorBoundary fallback={(onRetry, error) => <ErrorFallback error={error} onRetry={onRetry} />}>
            {children}
          </ErrorBoundary>
        </div>
        {footer && (
          <Row align="stretch" justify="end" isWrapping className={css.foot}>
            {footer}
          </Row>
        )}
      </div>
    </dialog>
  );
}

/**
 * The ref callback of a `<dialog>`. Opens it as a modal, with the focus on the element with `data-autofocus` or else on the
 * first focusable one. When the dialog is removed, the focus returns to the opener, or to the page's heading if that is gone.
 */
function openDialog(dialog: HTMLDialogElement) {
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
