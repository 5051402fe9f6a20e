import { useContext } from 'react';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useWrite } from '@/shared/useWrite';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { PaymentCheckContext } from './paymentCheck';
import { removeWish } from './removeWish';
import type { WishlistItem } from './schema';

interface RemoveWishDialogProps {
  item: WishlistItem;
  email: string;
  onClose: () => void;
  /** Called once the item is removed; the list is then being fetched again. */
  onRemoved: () => void;
}

export function RemoveWishDialog({ item, email, onClose, onRemoved }: RemoveWishDialogProps) {
  const remove = useWrite({ ...removeWish(useContext(PaymentCheckContext)), onSuccess: onRemoved });

  return (
    <ConfirmDialog
      title={messages.askRemoval}
      confirmLabel={messages.remove}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ ids: [item.id], email })}
      onClose={onClose}
    >
      {messages.removal(item.title ?? messages.untitled)}
    </ConfirmDialog>
  );
}
