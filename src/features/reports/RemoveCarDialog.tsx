import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { reportWords as words } from '@/shared/words/reports';
import css from './RemoveDialog.module.css';
import type { Report } from './schema';

interface RemoveCarDialogProps {
  title: string;
  reports: readonly Report[];
  /** Only these reports are left to be removed. */
  isCarRemoved: boolean;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemoveCarDialog({ title, reports, isCarRemoved, ...dialog }: RemoveCarDialogProps) {
  if (!isCarRemoved) {
    return (
      <ConfirmDialog {...dialog} title={words.removeCarTitle(title)} confirmLabel={words.removeCar}>
        <div className={css['text']}>
          <p>{words.removeCarText}</p>
          {reports.length > 0 && <p>{words.removeCarReports(reports.length)}</p>}
        </div>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} title={words.leftTitle} confirmLabel={words.removeLeft}>
      <p>{words.leftText(title, reports.length)}</p>
      <ul className={css['left']}>
        {reports.map(({ id, reporter, comment }) => (
          <li key={id}>{words.leftBy(reporter.name ?? words.nameless, comment ?? words.noComment)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
