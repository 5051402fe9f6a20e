/** How a seller is reached. */
export interface Contact {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
}

/** The part of a car that a payment needs. */
export interface Offer {
  title: string | undefined;
  image: string | undefined;
  price: number | undefined;
  phone: string | undefined;
  seller: { name: string | undefined; email: string | undefined; photoUrl: string | undefined };
}

/** The part of a wishlist item that a payment needs. */
interface Item {
  id: string;
  email: string | undefined;
  title: string | undefined;
  image: string | undefined;
  price: number | undefined;
  isPaid: boolean;
}

/** A car on the user's wishlist that is to be paid. */
export interface Order {
  /** The wishlist item's id. */
  id: string;
  carId: string;
  price: number;
}

/** What the app passes in, since this feature imports no other feature. */
export interface PaymentContext {
  payer: { uid: string; name: string; email: string };
  /** Whether the payer is the user who is signed in now. */
  isPayerHere: () => boolean;
  /** Always sends a new request, which is never shared with another reader, and fails at once without a network. */
  readItem: (wishId: string) => Promise<Item>;
  /** A new request as well. */
  readCar: (carId: string) => Promise<Offer>;
  /** A new request as well. Old data and the use of two devices can leave several items of one car on a wishlist. */
  readItemsOf: (carId: string) => Promise<readonly Item[]>;
  /** Called when the payment is recorded, so that the wish is shown as paid. */
  onPaid: (wishId: string) => void;
}

export function contactOf({ seller, phone }: Offer): Contact {
  return { name: seller.name, email: seller.email, phone };
}
