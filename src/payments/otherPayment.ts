import type { Ledger } from './engine/ledger';
import type { Order } from './order';

/** Finds a payment of the same car, made or begun, through another item of the wishlist. */
export function otherPayment(ledger: Ledger | undefined, { id, carId }: Pick<Order, 'id' | 'carId'>) {
  return ledger?.entriesOf(carId).find(({ wishId, step }) => wishId !== id && step !== 'prepared');
}
