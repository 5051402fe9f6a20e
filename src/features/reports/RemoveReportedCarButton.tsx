import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { useWrite } from '@/shared/useWrite';
import { reportMessages as messages } from '@/shared/messages/reports';
import { removeReportedCar, type TakeCarDown } from './queries';
import { RemoveReportedCarDialog } from './RemoveReportedCarDialog';
import { causeOf, ReportsLeft } from './reportsLeft';
import type { Report } from './schema';

interface RemoveReportedCarButtonProps {
  carId: string;
  title: string;
  /** Every report about the car. */
  reports: readonly Report[];
  /** Whether to render the button. A dialog that is already open stays open either way. */
  isOffered: boolean;
  takeCarDown: TakeCarDown;
  onRemoved: (reports: readonly Report[]) => void;
}

/** If the car was removed but some of its reports were not, the dialog lists these, and a retry removes only them. */
export function RemoveReportedCarButton({
  carId,
  title,
  reports,
  isOffered,
  takeCarDown,
  onRemoved,
}: RemoveReportedCarButtonProps) {
  const removal = useWrite(removeReportedCar(takeCarDown));
  const [isOpen, setIsOpen] = useState(false);
  const { error, variables, isPending } = removal;
  const reportsLeft =
    error instanceof ReportsLeft ? error.left : variables?.isCarRemoved ? variables.reports : undefined;
  const reportsToRemove = reportsLeft ?? (isPending ? variables.reports : reports);
  const open = () => setIsOpen(true);

  const confirm = () => {
    const input = { carId, reports: reportsToRemove, isCarRemoved: reportsLeft !== undefined };
    removal.mutate(input, { onSuccess: () => onRemoved(reportsToRemove) });
  };

  return (
    <>
      {isOffered && (
        <Button
          variant="danger"
          isWide
          icon={<Trash size={18} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          isBusy={isPending && !isOpen}
          onClick={open}
        >
          {messages.removeCar}
        </Button>
      )}
      {error && !isOpen && (
        <ErrorNote
          error={causeOf(error)}
          title={reportsLeft ? messages.notAllRemoved : messages.carNotRemoved}
          onRetry={open}
          isCompact
        />
      )}
      {isOpen && (
        <RemoveReportedCarDialog
          title={title}
          reports={reportsToRemove}
          isCarRemoved={reportsLeft !== undefined}
          isBusy={isPending}
          error={causeOf(error)}
          onConfirm={confirm}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
