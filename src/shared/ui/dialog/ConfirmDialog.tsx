import type { ReactNode } from 'react';
import { commonMessages } from '@/shared/messages/common';
import { Button } from '@/shared/ui/button/Button';
import type { ButtonVariant } from '@/shared/ui/button/buttonClass';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  variant?: ButtonVariant | undefined;
  isBusy?: boolean | undefined;
  /** Why the last try failed; shown below the question, and the confirm button tries again. */
  error?: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done for good. The focus starts on Cancel; while busy only Close and Cancel leave it. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  variant = 'danger-filled',
  isBusy = false,
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
            {commonMessages.cancel}
          </Button>
          <Button variant={variant} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {Boolean(error) && !isBusy && <ErrorNote error={error} isCompact />}
    </Modal>
  );
}
