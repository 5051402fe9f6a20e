import type { Car } from '@/cars/schema';
import { session } from '@/session/session';
import type { Identity } from '@/session/sessionState';

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

export function contactOf({ seller, phone }: Car): Contact {
  return { name: seller.name, email: seller.email, phone };
}
