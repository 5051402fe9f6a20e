import { CallError } from '@/api/callError';
import type { Car } from '@/cars/schema';
import { session } from '@/session/session';
import type { Identity } from '@/session/state/sessionState';

/** How a seller is reached. */
export interface Contact {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
}

/** A car on the user's wishlist that is to be paid. */
export interface Order {
  /** The wishlist item's id. */
  id: string;
  carId: string;
  price: number;
}

/** The user who pays. */
export type Payer = Pick<Identity, 'uid' | 'name' | 'email'>;

/** Whether the payer is the user who is signed in now. */
export function isPayerHere({ uid }: Payer) {
  const current = session.get();
  return current.status === 'signed-in' && current.user.uid === uid;
}

/**
 * The work's result, unless the user signs out before it is there: what one user waits for must not keep the next one from paying.
 * @throws CallError 'refused' as soon as another user, or nobody, is signed in
 */
export function untilUserChanges<T>(work: Promise<T>): Promise<T> {
  const uid = currentUid();
  let stop = () => {};
  const change = new Promise<never>((_, reject) => {
    stop = session.subscribe(() => {
      if (currentUid() !== uid) reject(new CallError('refused'));
    });
  });
  return Promise.race([work, change]).finally(stop);
}

function currentUid() {
  const current = session.get();
  return 'user' in current ? current.user.uid : undefined;
}

export function contactOf({ seller, phone }: Car): Contact {
  return { name: seller.name, email: seller.email, phone };
}
