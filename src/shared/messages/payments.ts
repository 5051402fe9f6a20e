import { commonMessages } from './common';
import { formatPrice } from './format';

export const paymentMessages = {
  title: 'Payment',
  titleOf: (car: string) => `Payment · ${car}`,
  sub: 'You pay for one car. Nothing is charged before you press Pay.',
  paidAt: (date: string, time: string) => `${date}, ${time}`,
  untitled: commonMessages.untitled,
  summary: (...facts: (string | undefined)[]) => facts.filter(Boolean).join(' · '),
  order: 'Your order',
  price: 'Price',
  orderTotal: 'Order Total',
  seller: 'Seller',
  nameless: 'Name not stated',
  verified: 'Verified seller',

  card: 'Card',
  cardDetails: 'Card number, expiry and CVC',
  pay: (price: number) => `Pay ${formatPrice(price)}`,
  paying: 'Paying. Keep this page open until it says that it is done.',
  testMode: 'Test mode: no money moves.',
  whatPayingDoes:
    'Paying reserves nothing by itself; contact the seller afterwards, your receipt has the address. Your card details go to Stripe alone.',
  stillTrying: 'Still trying…',
  formBroken: 'The card form could not be loaded',
  intentBroken: 'The payment could not be prepared',
  notCharged: 'Your card was not charged',
  notChargedAfterAll: 'Your card was not charged. You can pay now.',
  refusedWithoutWords: 'Your card was not charged.',
  nextDeclined: 'Nothing was charged. Take another card, or ask your bank.',
  nextAuthentication: 'Nothing was charged. Press Pay to do the check of your bank once more, or take another card.',
  nextProcessing: 'Nothing was charged. Wait a moment, then press Pay again.',
  nextDetails: 'Nothing was charged. Correct the card details, then press Pay again.',
  nextFault: 'Nothing was charged. Press Pay again, and write to us if it does not help.',
  loadFailed: 'Network Error: the card form of Stripe did not load. Check your connection and try again.',
  stripeFault: 'Stripe did not say how the payment stands. Try again in a moment.',
  inOtherTab: 'This car is being paid in another tab. Finish there, or close that tab and try again.',
  notPrepared: 'The payment is not prepared any more. Reload the page and press Pay again.',
  notKept:
    'Your browser keeps no data for this site, so a payment could be lost or made twice. Allow site data, then try again.',
  notRead:
    'Your browser does not let us read what it keeps of your payments, so we cannot see whether this car is being paid in another tab. Reload the page, then try again.',
  wishGone: 'This car is not on your wishlist any more. Put it there again to pay for it.',
  wishForeign: 'This is not on the wishlist of the account that you are signed in with. Nothing was charged.',

  elsewhereTitle: 'This car is being paid in another tab',
  elsewhere: 'Finish there. This page follows by itself.',
  processingTitle: 'Your bank is still working on it',
  processing: 'The payment is not decided yet. This page looks again by itself; do not pay a second time.',
  authenticatingTitle: 'Your bank asks you to confirm the payment',
  authenticating:
    'Answer the question of your bank, in its window or in its app; this page goes on by itself. Do not pay a second time. If you see no such question, reload the page that you pressed Pay on.',
  checkingTitle: 'We are checking whether your card was charged',
  checking: 'Do not pay a second time. This page finds out by itself, also when you come back later.',
  checkingOffline: 'You are offline. We go on checking as soon as the connection is back.',
  checkingMissed: (why: string) => `Not known yet. ${why}`,
  checkNow: 'Check now',
  stripeSilent: 'Network Error: Stripe did not answer. Check your connection.',

  chargedTitle: 'Your card was charged',
  recording: 'Noting your payment…',
  notRecorded: 'Your card was charged; we could not note it yet',
  notRecordedHint: 'You will not be charged again. It is tried again by itself, also when you come back later.',
  recordPending: 'The marketplace has not said yet whether it noted the payment. We look again in a moment.',
  recordUnknown:
    'The car is not on your wishlist any more, so we cannot see whether the marketplace noted your payment. Write to us with the transaction id.',
  finishedLater: 'Your payment is complete. The receipt is in My Wishlist.',

  notFound: 'This payment is not here',
  notFoundHint: 'It belongs to nothing on your wishlist, or the link is not complete.',
  cannotPay: 'This car cannot be paid here',
  unwished: 'This car is not on your wishlist any more. You were not charged. Put it there again to pay for it.',
  boughtTitle: 'You have bought this car',
  bought:
    'You have paid for this car already, by another entry of your wishlist. You are not charged again. You can take this entry off.',
  otherOpen:
    'A payment of this car has begun already, by another entry of your wishlist. Wait until it is known how it ended. You were not charged for this one.',
  seeReceipt: 'See the receipt',
  seePayment: 'See that payment',
  gone: 'The car is no longer listed: it was sold, or its post was removed. You were not charged.',
  own: 'This is your own post.',
  unpayable: {
    'not-stated': () => 'The post states no price that can be charged. Agree on it with the seller.',
    'too-small': () => 'Stripe takes no payment below $0.50. Agree with the seller on how to pay.',
    'too-large': () => 'Stripe takes no payment above $999,999.99. Agree with the seller on how to pay.',
    uneven: (price: string) => `${price} cannot be charged to the cent by card. Agree with the seller on how to pay.`,
  },
  repricedTitle: 'The price has changed',
  repriced: (now: string, then: string) =>
    `Listed now: ${now}. On your wishlist: ${then}. You were not charged. To pay the new price, take the car off your wishlist and put it there again.`,

  mailAsk: (car: string) => ({
    subject: `Your ${car}`,
    body: `Hello,\n\nI would like to buy your ${car}. How can I pay for it?\n\n`,
  }),
} as const;
