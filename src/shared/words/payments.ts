import { money } from '@/shared/format';

export const paymentWords = {
  title: 'Payment',
  titleOf: (car: string) => `Payment · ${car}`,
  sub: 'You pay for one car. Nothing is charged before you press Pay.',
  paidAt: (date: string, time: string) => `${date}, ${time}`,
  untitled: 'Title not stated',
  summary: (...facts: (string | undefined)[]) => facts.filter(Boolean).join(' · '),

  order: 'Your order',
  price: 'Price',
  orderTotal: 'Order Total',
  seller: 'Seller',
  nameless: 'Name not stated',
  verified: 'Verified seller',

  card: 'Card',
  cardDetails: 'Card number, expiry and CVC',
  pay: (price: number) => `Pay ${money(price)}`,
  paying: 'Paying. Keep this page open until it says that it is done.',
  testMode: 'Test mode: no money moves.',
  whatPayingDoes:
    'Paying reserves nothing by itself; contact the seller afterwards, your receipt has the address. Your card details go to Stripe alone.',
  stillTrying: 'Still trying…',
  formBroken: 'The card form could not be loaded',
  intentBroken: 'The payment could not be prepared',
  notCharged: 'Your card was not charged',
  notChargedAfterAll: 'Your card was not charged. You can pay now.',
  unsure: 'We do not know yet whether your card was charged',
  refusedWithoutWords: 'Your card was not charged. Try again, or take another card.',
  noConnection: 'The card payment got no answer, and your card was not charged. Check your connection and try again.',
  loadFailed: 'Network Error: the card form of Stripe did not load. Check your connection and try again.',
  stripeFault: 'Stripe did not say how the payment stands. Try again in a moment.',
  inOtherTab: 'This car is being paid in another tab. Finish there, or close that tab and try again.',
  wishGone: 'This car is not on your wishlist any more. Put it there again to pay for it.',

  processingTitle: 'Your bank is still working on it',
  processing: 'The payment is not decided yet. This page looks again by itself; do not pay a second time.',

  chargedTitle: 'Your card was charged',
  noting: 'Noting your payment…',
  notNoted: 'Your card was charged; we could not note it yet',
  notNotedHint: 'You will not be charged again. Trying again only notes the payment that you have made.',

  success: 'Your Payment Successfully Done',
  transaction: 'Your Transaction Id',
  transactionElsewhere:
    'This device does not know it: the receipt on the device that you paid with has it, and so has the marketplace.',
  copy: 'Copy the transaction id',
  copied: 'Copied',
  copyFailed: 'Your browser did not copy it. Select the id and copy it by hand.',
  next: 'What happens now',
  nextWrite: (hasId: boolean) =>
    `Write to the seller to agree on the handover. The mail is already filled in with the car${hasId ? ' and your transaction id' : ''}.`,
  nextNoMail: 'The post gives no e-mail address of the seller. Write to the marketplace, and it helps you on.',
  writeTo: (name: string) => `Write to ${name}`,
  theSeller: 'the seller',
  call: (phone: string) => `Call ${phone}`,
  backToWishlist: 'Back to My Wishlist',
  seeCar: 'See the car',

  notFound: 'This payment is not here',
  notFoundHint: 'It belongs to nothing on your wishlist, or the link is not complete.',

  cannotPay: 'This car cannot be paid here',
  gone: 'The car is no longer listed: it was sold, or its post was removed. You were not charged.',
  own: 'This is your own post.',
  priceNotStated: 'The post states no price that can be charged. Agree on it with the seller.',
  priceTooSmall: 'Stripe takes no payment below $0.50. Agree with the seller on how to pay.',
  priceTooLarge: 'Stripe takes no payment above $999,999.99. Agree with the seller on how to pay.',
  priceUneven: (price: string) =>
    `${price} cannot be charged to the cent by card. Agree with the seller on how to pay.`,
  repricedTitle: 'The price has changed',
  repriced: (now: string, then: string) =>
    `Listed now: ${now}. On your wishlist: ${then}. You were not charged. To pay the new price, take the car off your wishlist and put it there again.`,

  mailAsk: (car: string) => ({
    subject: `Your ${car}`,
    body: `Hello,\n\nI would like to buy your ${car}. How can I pay for it?\n\n`,
  }),
  mailPaid: (car: string, transactionId: string | undefined) => ({
    subject: `Payment for your ${car}`,
    body: `Hello,\n\nI have paid for your ${car}.${
      transactionId ? `\nTransaction id: ${transactionId}` : ''
    }\n\nWhen and where can I pick it up?\n\n`,
  }),
} as const;
