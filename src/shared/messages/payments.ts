import { commonMessages } from './common';
import { formatPrice } from './format';
import { chargeMessages } from './charges';

export const paymentMessages = {
  ...chargeMessages,
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

  elsewhereTitle: 'This car is being paid for in another tab',
  elsewhere: 'Finish there. This page updates by itself.',
  processingTitle: 'Your bank is still working on it',
  processing: 'The payment is not decided yet. This page checks again by itself; do not pay a second time.',
  authenticatingTitle: 'Your bank asks you to confirm the payment',
  authenticating:
    'Answer your bank’s question in its window or app; this page continues by itself. Do not pay a second time. If you see no such question, reload the page that you pressed Pay on.',
  checkingTitle: 'We are checking whether your card was charged',
  checking: 'Do not pay a second time. This page finds out by itself, also when you come back later.',
  checkingOffline: 'You are offline. We go on checking as soon as the connection is back.',
  checkingMissed: (why: string) => `Not known yet. ${why}`,
  checkNow: 'Check now',

  chargedTitle: 'Your card was charged',
  recording: 'Recording your payment…',
  notRecorded: 'Your card was charged; we could not record it yet',
  notRecordedHint: 'You will not be charged again. We try again automatically, also when you come back later.',

  notFound: 'This payment was not found',
  notFoundHint: 'It does not belong to anything on your wishlist, or the link is not complete.',
  cannotPay: 'This car cannot be paid here',
  unwished: 'This car is not on your wishlist any more. You were not charged. Add it again to pay for it.',
  boughtTitle: 'You have bought this car',
  seeReceipt: 'See the receipt',
  seePayment: 'See that payment',
  own: 'This is your own post.',
  unpayable: {
    'not-stated': () => 'The post states no price that can be charged. Agree on it with the seller.',
    'too-small': () => 'Stripe accepts no payment below $0.50. Agree with the seller on how to pay.',
    'too-large': () => 'Stripe accepts no payment above $999,999.99. Agree with the seller on how to pay.',
    uneven: (price: string) => `${price} cannot be charged to the cent by card. Agree with the seller on how to pay.`,
  },
  repriced: (now: string, then: string) =>
    `Listed now: ${now}. On your wishlist: ${then}. You were not charged. To pay the new price, remove the car from your wishlist and add it again.`,

  mailAsk: (car: string) => ({
    subject: `Your ${car}`,
    body: `Hello,\n\nI would like to buy your ${car}. How can I pay for it?\n\n`,
  }),
} as const;
