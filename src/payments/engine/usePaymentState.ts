import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isCallError } from '@/api/callError';
import type { Car } from '@/cars/schema';
import { useUser } from '@/session/session';
import type { WishlistItem } from '@/wishlist/schema';
import { usePaidWish } from '@/wishlist/wishState';
import { ledgerOf, unreadableEntry } from './ledger';
import { paymentStateOf } from './paymentState';
import { paymentRecovery } from './queries';
import { useIsPaying } from './useEntry';

interface WishToPay {
  item: WishlistItem;
  isUnwished: boolean;
  car: UseQueryResult<Car>;
}

export function usePaymentState({ item, isUnwished, car }: WishToPay) {
  const user = useUser();
  const ledger = useQuery(ledgerOf(user.uid));
  // Stryker disable next-line ArrayDeclaration: nothing is said of it before the ledger is read.
  const { unreadable = [] } = ledger.data ?? {};
  const { data: hasUnreadable = unreadable.length > 0 } = useQuery(unreadableEntry(user.uid, item, unreadable));
  // The panel that waits for it, and `PaymentRecovery`, make it run.
  const recovery = useQuery({ ...paymentRecovery(item.id, user), enabled: false });
  const isPaying = useIsPaying(item.id);
  const { paid } = usePaidWish(item.carId, user.email);

  return paymentStateOf({
    item,
    isUnwished,
    car: car.data,
    isCarPending: car.isPending,
    isGone: isCallError(car.error, 'not-found'),
    email: user.email,
    entries: ledger.data?.entries,
    ledgerError: ledger.error,
    hasUnreadable,
    paidId: paid?.id,
    isPaying,
    recovery: recovery.data,
  });
}
