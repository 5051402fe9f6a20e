import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useWrite } from '@/shared/useWrite';
import { sellingWords as words } from '@/shared/words/selling';
import { removeOwnCar } from './queries';
import type { Car } from './schema';
import { titleOf } from './titleOf';

interface RemoveCarDialogProps {
  car: Car;
  onClose: () => void;
  /** It is off the market; the list is being read again. */
  onRemoved: () => void;
}

export function RemoveCarDialog({ car, onClose, onRemoved }: RemoveCarDialogProps) {
  const remove = useWrite({ ...removeOwnCar, onSuccess: onRemoved });

  return (
    <ConfirmDialog
      title={words.askRemoval}
      confirmLabel={words.remove}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(car.id)}
      onClose={onClose}
    >
      {words.removal(titleOf(car))}
    </ConfirmDialog>
  );
}
