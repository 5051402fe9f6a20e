import type { Car } from '@/cars/schema';

/** How a seller is reached. */
export interface Contact {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
}

export function contactOf({ seller, phone }: Car): Contact {
  return { name: seller.name, email: seller.email, phone };
}
