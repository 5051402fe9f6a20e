import type { ReactNode } from 'react';
import { commonTexts } from '@/lib/text/texts';
import { Button, type ButtonVariant } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  variant?: ButtonVariant | undefined;
  isBusy?: boolean | undefined;
  /** What must still be done before it can be confirmed, for instance typing an email. */
  isBlocked?: boolean | undefined;
  /** The error of the last attempt, shown below `children`. The confirm button tries again. */
  error?: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks to confirm something that cannot be undone. Cancel has the initial focus. While busy, it can still be closed, but not cancelled: what
 * was confirmed goes on.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  variant = 'danger-filled',
  isBusy = false,
  isBlocked = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal
      title={title}
      isStatic={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {isBusy ? commonTexts.close : commonTexts.cancel}
          </Button>
          <Button variant={variant} isBusy={isBusy} disabled={isBlocked} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {!isBusy && <ErrorNote error={error} isCompact />}
    </Modal>
  );
}
