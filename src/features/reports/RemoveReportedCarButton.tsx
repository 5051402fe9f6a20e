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

interface RemoveCarButtonProps {
  carId: string;
  title: string;
  /** Every report about the car. */
  reports: readonly Report[];
  /** Without it nothing is offered, while a dialog that is open stays. */
  isOffered: boolean;
  takeCarDown: TakeCarDown;
  onRemoved: (reports: readonly Report[]) => void;
}

/** Where reports outlast their car, the dialog lists them, and those alone are tried again. */
export function RemoveReportedCarButton({
  carId,
  title,
  reports,
  isOffered,
  takeCarDown,
  onRemoved,
}: RemoveCarButtonProps) {
  const removal = useWrite(removeReportedCar(takeCarDown));
  const [isOpen, setIsOpen] = useState(false);
  const { error, variables, isPending } = removal;
  const left = error instanceof ReportsLeft ? error.left : variables?.isCarRemoved ? variables.reports : undefined;
  const removing = left ?? (isPending ? variables.reports : reports);
  const open = () => setIsOpen(true);

  const confirm = () => {
    const input = { carId, reports: removing, isCarRemoved: left !== undefined };
    removal.mutate(input, { onSuccess: () => onRemoved(removing) });
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
          title={left ? messages.notAllRemoved : messages.carNotRemoved}
          onRetry={open}
          isCompact
        />
      )}
      {isOpen && (
        <RemoveReportedCarDialog
          title={title}
          reports={removing}
          isCarRemoved={left !== undefined}
          isBusy={isPending}
          error={causeOf(error)}
          onConfirm={confirm}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
