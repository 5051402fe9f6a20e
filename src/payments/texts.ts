import { formatPrice } from '@/lib/text/format';
import { commonTexts } from '@/lib/text/texts';

export * from './chargeTexts';
export const title = 'Payment';
export const receiptTitle = 'Receipt';
export const titleOf = (page: string, car: string) => `${page} · ${car}`;
export const paidAt = (date: string, time: string) => `${date}, ${time}`;
export const untitled = commonTexts.untitled;
export const order = 'Your order';
export const price = 'Price';
export const orderTotal = 'Order Total';
export const seller = 'Seller';

export const card = 'Card';
export const cardDetails = 'Card number, expiry and CVC';
export const pay = (price: number) => `Pay ${formatPrice(price)}`;
export const paying =
  'Paying. Keep this page open until it says that it is done, and answer your bank if it asks. If nothing happens for some minutes, reload the page: your card is charged only once.';
export const testMode = 'Test mode: no money moves.';
export const noReservation = 'Paying does not reserve the car. Contact the seller right after: the receipt says how.';
export const cardData = 'Your card details go to Stripe alone.';
export const notYetCharged = 'Nothing is charged before you press Pay.';
export const preparing = 'Preparing the payment…';
export const formBroken = 'The card form could not be loaded';
export const intentBroken = 'The payment could not be prepared';
export const notCharged = 'Your card was not charged';
/** While the bank may still approve an earlier card. */
export const notSent = 'This card was not sent to your bank';
export const notChargedAfterAll = 'Your card was not charged. You can pay now.';

export const elsewhereTitle = 'This car is being paid for in another tab';
export const elsewhere = 'Finish there. This page updates by itself. If you have no such tab open, reload this page.';
export const processingTitle = 'Your bank is still working on it';
export const processing = 'The payment is not decided yet. This page checks again by itself; do not pay a second time.';
export const checkingTitle = 'We are checking whether your card was charged';
export const checking =
  'Do not pay a second time. This page finds out by itself, also when you come back later. If nothing happens for some minutes, close the other tabs of this site and reload this page.';
export const checkingOffline = 'You are offline. We go on checking as soon as the connection is back.';
export const bankSilentTitle = 'Your bank has not answered yet';
export const bankSilent =
  'It may still approve this payment, for instance in its app. This page finds out by itself, also when you come back later.';
export const bankSilentAgain =
  'If nothing happens, start again, with this card or another one: it is the same payment, so you are charged at most once.';
export const startAgain = 'Start again';
export const intentUnknownTitle = 'Stripe does not know this payment';
export const intentUnknown =
  'So we cannot see here whether your card was charged. Do not pay a second time: look at your card’s statement, and write to us.';
export const checkingMissed = (why: string) => `Not known yet. ${why}`;
export const checkNow = 'Check now';

export const chargedTitle = 'Your card was charged';
export const recording = 'Recording your payment…';
export const notRecorded = 'Your card was charged; we could not record it yet';
export const notRecordedHint =
  'You will not be charged again. We try again automatically, also when you come back later.';

export const notFound = 'This payment was not found';
export const notFoundHint = 'It does not belong to anything on your wishlist, or the link is not complete.';
export const cannotPay = 'This car cannot be paid here';
export const unwished = 'This car is not on your wishlist any more. You were not charged. Add it again to pay for it.';
export const bought =
  'You have already paid for this car. It is on your wishlist more than once. You are not charged again, and can remove this one.';
export const otherOpen =
  'A payment for this car has already begun. It is on your wishlist more than once. Wait until it is known how it ended. You were not charged for this one.';
export const saidPaidTitle = 'The marketplace says that this was paid for';
export const saidPaid =
  'This device cannot show a receipt: it is in the browser that you paid with. If you have not paid for this car, or need proof that you have, write to us.';
export const saidBought =
  'The marketplace says that another item of your wishlist with this car is paid, and this device has no record of it. You were not charged for this one. If you have not paid for the car, write to us.';
export const unreadableTitle = 'We cannot see whether this car is paid';
export const asSaved = 'As you saved it: the car itself cannot be read right now.';
export const gone = 'The car is no longer listed: it was sold, or its post was removed. You were not charged.';
export const repricedTitle = 'The price has changed';
export const changedTitle = 'The post is not what was saved on your wishlist';
export const boughtTitle = 'You have bought this car';
export const seeReceipt = 'See the receipt';
export const seePayment = 'See that payment';
export const own = 'This is your own post.';
export const repriced = (now: string, then: string) => `Listed now: ${now}. On your wishlist: ${then}.`;
export const listedAs = (car: string, saved: string) => `Listed as “${car}”. ${saved}.`;
export const notChargedYet = 'You were not charged.';
export const goOn = (price: string) => `Continue at ${price}`;

export const mailAsk = (car: string) => ({
  subject: `Your ${car}`,
  body: `Hello,\n\nI would like to buy your ${car}. How can I pay for it?\n\n`,
});

/** Advice on how to buy safely. */
export const atPay = 'Pay only for a car that you have seen, with papers in the name of its seller.';
export const noWayBack = 'We cannot get a payment back for you.';

/** What a buyer reads once the card is charged. */
export const success = 'Your Payment Successfully Done';
export const transaction = 'Your Transaction Id';
export const otherCharge = (charged: string, price: string) =>
  `Stripe charged ${charged}, not ${price}. Write to us with the transaction id.`;
export const copy = 'Copy the transaction id';
export const copied = 'Copied';
export const copyFailed = 'Your browser did not copy it. Select the id and copy it by hand.';
export const print = 'Print the receipt';
const paidOnLabel = 'Paid on';
export const paidOn = (time: string) => `${paidOnLabel}: ${time}`;
export const unknownHere = 'Not known on this device';
export const paid = 'Paid';
export const next = 'What happens now';
export const nextWrite =
  'Write to the seller to agree on the handover. The mail is already filled in with the car and your transaction id.';
export const nextWriteWithoutId =
  'Write to the seller to agree on the handover. The mail is already filled in with the car.';
export const nextNoMail =
  'There is no email address of the seller to show. Write to the marketplace, and it will help you.';
export const writeTo = (name: string) => `Write to ${name}`;
export const theSeller = 'the seller';
export const call = (phone: string) => `Call ${phone}`;
export const backToWishlist = 'Back to My Wishlist';

/** What only the printed receipt says. */
export const printed = {
  title: 'Printed receipt',
  on: (date: string) => `Printed ${date}`,
  buyer: 'Buyer',
  paidOn: paidOnLabel,
  car: 'Car',
  amount: 'Amount',
  post: (id: string) => `Post ${id}`,
  inDollars: 'US dollars, paid by card',
  byCard: 'Paid by card',
  testMode: 'Test mode: no money moved.',
  paidHere: (site: string) => `The amount was paid on ${site}.`,
  meaning: 'This receipt is no proof of ownership: the seller hands over the car and its papers.',
  site: (name: string, host: string) => `${name}, ${host}`,
} as const;

/** @param transactionId empty if this device does not know it */
export const mailPaid = (car: string, transactionId: string) => ({
  subject: `Payment for your ${car}`,
  body: `Hello,\n\nI have paid for your ${car}.${transactionId && `\nTransaction id: ${transactionId}`}\n\nWhen and where can I pick it up?\n\n`,
});

export const mailMarketplace = (car: string, wishId: string) => ({
  subject: `Payment for ${car}`,
  body: `Hello,\n\nplease tell me how this payment stands.\n\nCar: ${car}\nItem of my wishlist: ${wishId}\n\n`,
});

export * as paymentTexts from './texts';
