import type { Ledger } from './engine/ledger';
import type { Order } from './order';

/** A payment of the same car by another entry of the wishlist, made or begun. */
export function otherPayment(ledger: Ledger | undefined, { id, carId }: Pick<Order, 'id' | 'carId'>) {
  return ledger?.entriesOf(carId).find(({ wishId, step }) => wishId !== id && step !== 'prepared');
}
