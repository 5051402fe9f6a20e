import { CallError } from '@/api/callError';
import { sessionState, type Identity } from '@/session/state/sessionState';

/** A car on the user's wishlist that is to be paid. */
export interface Order {
  /** The wishlist item's id. */
  id: string;
  carId: string;
  price: number;
}

export type Payer = Pick<Identity, 'uid' | 'name' | 'email'>;

/** Whether the payer is the user who is signed in now. */
export function isPayerHere({ uid }: Payer) {
  const current = sessionState.get();
  return current.status === 'signed-in' && current.user.uid === uid;
}

/**
 * The work's result, unless the user signs out before it is there: what one user waits for must not keep the next one from paying.
 * @throws CallError 'refused' as soon as another user, or nobody, is signed in
 */
export function untilUserChanges<T>(work: Promise<T>): Promise<T> {
  const uid = sessionState.user()?.uid;
  let stop = () => {};
  const change = new Promise<never>((_, reject) => {
    stop = sessionState.subscribe(() => {
      if (sessionState.user()?.uid !== uid) reject(new CallError('refused'));
    });
  });
  return Promise.race([work, change]).finally(stop);
}
