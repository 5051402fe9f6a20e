import { isOwnPost } from '@/cars/isOwnPost';
import { priceProblemOf, type PriceProblem } from '@/cars/payablePrice';
import { isSavedAsListed, type WishableCar, type WishlistItem } from '@/wishlist/schema';
import { entryOf, isPayment, otherPaymentOf, type Entry, type Payment } from './entry';
import type { RecoveryStatus } from './recoverPayment';

/** Why a wish cannot be paid now. */
export type Blocker =
  /** A card was charged on this device for another item of the car. No car is paid twice. */
  | { kind: 'bought'; otherId: string }
  /** The same, but only the marketplace says so. */
  | { kind: 'said-bought'; otherId: string }
  /** A card was sent for another item of the car, and it is not known yet whether it was charged. */
  | { kind: 'other-open'; otherId: string }
  /** An entry of the item or its car cannot be read, so that nobody knows whether a card was charged. */
  | { kind: 'unreadable' }
  /** The car is no longer listed. */
  | { kind: 'gone' }
  /** The item has been removed from the wishlist. */
  | { kind: 'unwished' }
  | { kind: 'own' }
  /** `price` is in dollars, and `NaN` if none is stated. */
  | { kind: 'unpayable'; problem: PriceProblem; price: number }
  /** The wish does not say of its car what is so now. */
  | { kind: 'changed'; car: WishableCar };

/** While the card form is on the page, visible or not: it keeps what was typed. `price` is what is or was charged with it, in dollars. */
export type CardState =
  | { kind: 'payable'; price: number }
  /** Code of this tab charges the card. */
  | { kind: 'paying'; price: number }
  /** A card was sent, and no code of this tab waits for Stripe's response any more. `recovery` is what was found out since. */
  | { kind: 'confirming'; price: number; recovery: RecoveryStatus | undefined; canStartAgain: boolean };

/** Whether a buyer may pay for a wish now, and what the page shows instead if not. */
export type PaymentState =
  | { kind: 'pending' }
  /** The ledger cannot be read, so that nobody knows whether a card was sent. */
  | { kind: 'unread'; error: unknown }
  | CardState
  /** The card is charged, and the marketplace has yet to record it, or has done so. */
  | { kind: 'succeeded' | 'recorded'; payment: Payment }
  /** The wish is marked as paid, and this device has no entry of the payment. */
  | { kind: 'said-paid' }
  | { kind: 'blocked'; blocker: Blocker };

type UnchargedState = Extract<PaymentState, { kind: 'payable' | 'blocked' }>;

/** What is known of a wish, its car and its payment. */
export interface PaymentFacts {
  item: Pick<WishlistItem, 'id' | 'carId' | 'title' | 'image' | 'price' | 'isPaid'>;
  /** The item has been removed from the wishlist. */
  isUnwished: boolean;
  /** The car as it is listed. Undefined until it is known. */
  car: WishableCar | undefined;
  isCarPending: boolean;
  isGone: boolean;
  /** The buyer's. */
  email: string;
  /** The ledger's. Undefined until it is read. */
  entries: readonly Entry[] | undefined;
  /** Why the ledger could not be read the last time; `null` otherwise. */
  ledgerError: unknown;
  /** An entry of the item or its car cannot be read, or it is not known yet whether there is one. */
  hasUnreadable: boolean;
  /** The item of this car that the wishlist marks as paid. */
  paidId: string | undefined;
  isPaying: boolean;
  recovery: RecoveryStatus | undefined;
}

export function paymentStateOf(facts: PaymentFacts): PaymentState {
  const { item, isCarPending, entries, ledgerError, isPaying, recovery } = facts;
  const entry = entryOf(entries, item.id);

  // Until it is known what the car is, what the wish says of it is not shown.
  if (isPayment(entry)) {
    return entry.title === undefined && isCarPending ? { kind: 'pending' } : { kind: entry.step, payment: entry };
  }
  if (item.isPaid && isCarPending) return { kind: 'pending' };
  if (entry && isPaying) return { kind: 'paying', price: entry.price };
  if (entry?.step === 'confirming') {
    const canStartAgain = recovery === 'requires_action' && unchargedStateOf(facts).kind === 'payable';
    return { kind: 'confirming', price: entry.price, recovery, canStartAgain };
  }
  if (!entries && ledgerError === null) return { kind: 'pending' };
  if (item.isPaid) return { kind: 'said-paid' };
  return entries ? unchargedStateOf(facts) : { kind: 'unread', error: ledgerError };
}

/** Of a wish of which no card is known to have been sent. */
function unchargedStateOf(facts: PaymentFacts): UnchargedState {
  const { item, isUnwished, car, isGone, email, hasUnreadable } = facts;
  const { price = Number.NaN } = car ?? item;
  const blocked = (blocker: Blocker): UnchargedState => ({ kind: 'blocked', blocker });

  const other = otherItemOf(facts);
  if (other) return blocked(other);
  if (hasUnreadable) return blocked({ kind: 'unreadable' });
  if (isGone) return blocked({ kind: 'gone' });
  if (isUnwished) return blocked({ kind: 'unwished' });
  if (car && isOwnPost(car, email)) return blocked({ kind: 'own' });
  const problem = priceProblemOf(price);
  if (problem) return blocked({ kind: 'unpayable', problem, price });
  if (car && !isSavedAsListed(item, car)) return blocked({ kind: 'changed', car });
  return { kind: 'payable', price };
}

/** Another item of the same car that is paid or being paid. */
function otherItemOf({ item, entries, paidId }: PaymentFacts): Blocker | undefined {
  const entry = otherPaymentOf(entries, item);
  if (entry) return { kind: isPayment(entry) ? 'bought' : 'other-open', otherId: entry.wishId };
  return paidId !== undefined && paidId !== item.id ? { kind: 'said-bought', otherId: paidId } : undefined;
}
