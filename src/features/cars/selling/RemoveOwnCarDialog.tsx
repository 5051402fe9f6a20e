import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useWrite } from '@/shared/useWrite';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { removeOwnCar } from '../queries';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';

interface RemoveOwnCarDialogProps {
  car: Car;
  onClose: () => void;
  /** Called once the post is removed; the list is then being fetched again. */
  onRemoved: () => void;
}

export function RemoveOwnCarDialog({ car, onClose, onRemoved }: RemoveOwnCarDialogProps) {
  const remove = useWrite({ ...removeOwnCar, onSuccess: onRemoved });

  return (
    <ConfirmDialog
      title={messages.askRemoval}
      confirmLabel={messages.remove}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(car.id)}
      onClose={onClose}
    >
      {messages.removal(titleOf(car))}
    </ConfirmDialog>
  );
}
