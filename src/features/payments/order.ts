/** How a seller is reached. */
export interface Contact {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
}

/** What a car costs and who sells it, as far as paying is concerned. */
export interface Offer {
  price: number | undefined;
  phone: string | undefined;
  seller: { name: string | undefined; email: string | undefined; photoUrl: string | undefined };
}

/** One car on a person's wishlist that is to be paid, and how to look at it once more. */
export interface Order {
  /** Of the wish. */
  id: string;
  price: number;
  payer: { name: string; email: string };
  readItem: () => Promise<{ isPaid: boolean }>;
  readCar: () => Promise<Offer>;
  /** The payment is recorded: what is shown of the wish says so from now on. */
  onPaid: () => void;
}

export function contactOf({ seller, phone }: Offer): Contact {
  return { name: seller.name, email: seller.email, phone };
}
