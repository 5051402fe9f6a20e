import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { reportMessages as messages } from '@/shared/messages/reports';
import css from './RemoveDialog.module.css';
import type { Report } from './schema';

interface RemoveReportedCarDialogProps {
  title: string;
  reports: readonly Report[];
  /** The car was removed already, and `reports` are those that could not be removed with it. */
  isCarRemoved: boolean;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemoveReportedCarDialog({ title, reports, isCarRemoved, ...dialog }: RemoveReportedCarDialogProps) {
  if (!isCarRemoved) {
    return (
      <ConfirmDialog {...dialog} title={messages.removeCarTitle(title)} confirmLabel={messages.removeCar}>
        <div className={css['text']}>
          <p>{messages.removeCarText}</p>
          {reports.length > 0 && <p>{messages.removeCarReports(reports.length)}</p>}
        </div>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} title={messages.leftTitle} confirmLabel={messages.removeLeft}>
      <p>{messages.leftText(title, reports.length)}</p>
      <ul className={css['left']}>
        {reports.map(({ id, reporter, comment }) => (
          <li key={id}>{messages.leftBy(reporter.name ?? messages.nameless, comment ?? messages.noComment)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
