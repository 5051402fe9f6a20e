import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { useWrite } from '@/shared/useWrite';
import { reportMessages as messages } from '@/shared/messages/reports';
import css from './RemoveDialog.module.css';
import { removeReport } from './queries';
import type { Report } from './schema';

interface RemoveReportButtonProps {
  report: Report;
  isCarListed: boolean;
  /** Whether to render the button. A dialog that is already open stays open either way. */
  isOffered: boolean;
  onRemoved: (reports: readonly Report[]) => void;
}

export function RemoveReportButton({ report, isCarListed, isOffered, onRemoved }: RemoveReportButtonProps) {
  const removal = useWrite(removeReport);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);

  return (
    <>
      {isOffered && (
        <Button isWide aria-haspopup="dialog" isBusy={removal.isPending && !isOpen} onClick={open}>
          {isCarListed ? messages.removeReportOnly : messages.removeReport}
        </Button>
      )}
      {isOffered && removal.isError && !isOpen && (
        <ErrorNote error={removal.error} title={messages.reportNotRemoved} onRetry={open} isCompact />
      )}
      {isOpen && (
        <ConfirmDialog
          title={messages.removeReportTitle}
          confirmLabel={messages.removeReport}
          isBusy={removal.isPending}
          error={removal.error}
          onConfirm={() => removal.mutate(report.id, { onSuccess: () => onRemoved([report]) })}
          onClose={close}
        >
          <div className={css['text']}>
            <p>
              {messages.removeReportText(report.reporter.name ?? messages.nameless, report.title ?? messages.untitled)}
            </p>
            {isCarListed && <p>{messages.carStays}</p>}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
