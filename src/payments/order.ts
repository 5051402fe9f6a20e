import type { Car } from '@/cars/schema';

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

export function contactOf({ seller, phone }: Car): Contact {
  return { name: seller.name, email: seller.email, phone };
}
