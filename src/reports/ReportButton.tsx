import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useWrite } from '@/api/useWrite';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { failureTitle, sendReport } from './queries';
import type { ReportableCar } from './schema';
import { reportTexts as texts } from './texts';
import css from './ReportButton.module.css';

const ReportModal = lazyWithPreload(() => import('./ReportModal'), 'ReportModal', { isAwaited: true });

/** Opens the report form. Stands in a row that wraps. The mutation is kept here, so that it continues if the form is closed. */
export function ReportButton({ car }: { car: ReportableCar }) {
  const reporter = useUser();
  const report = useWrite(sendReport(car.id));
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);

  return (
    <>
      <Button
        variant="quiet"
        icon={<Flag size={18} />}
        aria-haspopup="dialog"
        {...ReportModal.preloadProps}
        onClick={open}
      >
        {texts.report}
      </Button>
      {report.isError && !isOpen && (
        <div className={css.failure}>
          <ErrorNote isCompact error={report.error} title={failureTitle(report.error)} onRetry={open} />
        </div>
      )}
      {isOpen && <ReportModal car={car} reporter={reporter} report={report} onClose={() => setIsOpen(false)} />}
    </>
  );
}
