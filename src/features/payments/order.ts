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

/** A wishlist item as far as paying is concerned. */
interface Item {
  id: string;
  email: string | undefined;
  price: number | undefined;
  isPaid: boolean;
}

/** One car on a person's wishlist that is to be paid. */
export interface Order {
  /** Of the wishlist item. */
  id: string;
  carId: string;
  price: number;
}

/** What paying needs of the rest of the product: who pays, and how to look at an item and a car once more. */
export interface PaymentContext {
  payer: { uid: string; name: string; email: string };
  /** Nobody has signed out or in since. */
  isPayerHere: () => boolean;
  /** Asks in a call of its own, begun now: joins no other reading, and fails at once where there is no network. */
  readItem: (wishId: string) => Promise<Item>;
  /** The same of the car. */
  readCar: (carId: string) => Promise<Offer>;
  /** The same of all entries that the payer's wishlist has of this car: old data and two devices make doubles. */
  readEntriesOf: (carId: string) => Promise<readonly Item[]>;
  /** The payment is recorded: what is shown of the wish says so from now on. */
  onPaid: (wishId: string) => void;
}

export function contactOf({ seller, phone }: Offer): Contact {
  return { name: seller.name, email: seller.email, phone };
}
