/** What the code that charges a card, or finishes an interrupted payment, says. It is on every page of a signed-in user. */
export const chargeMessages = {
  refusedWithoutWords: 'Your card was not charged.',
  nextDeclined: 'Nothing was charged. Take another card, or ask your bank.',
  nextAuthentication: 'Nothing was charged. Press Pay to do the check of your bank once more, or take another card.',
  nextProcessing: 'Nothing was charged. Wait a moment, then press Pay again.',
  nextDetails: 'Nothing was charged. Correct the card details, then press Pay again.',
  nextFault: 'Nothing was charged. Press Pay again, and write to us if it does not help.',
  stripeFault: 'Stripe did not say how the payment stands. Try again in a moment.',
  inOtherTab: 'This car is being paid in another tab. Finish there, or close that tab and try again.',
  notPrepared: 'The payment is not prepared any more. Reload the page and press Pay again.',
  notKept:
    'Your browser keeps no data for this site, so a payment could be lost or made twice. Allow site data, then try again.',
  notRead:
    'Your browser does not let us read what it keeps of your payments, so we cannot see whether this car is being paid in another tab. Reload the page, then try again.',
  wishGone: 'This car is not on your wishlist any more. Put it there again to pay for it.',
  wishForeign: 'This is not on the wishlist of the account that you are signed in with. Nothing was charged.',
  stripeSilent: 'Network Error: Stripe did not answer. Check your connection.',
  recordPending: 'The marketplace has not said yet whether it noted the payment. We look again in a moment.',
  recordUnknown:
    'The car is not on your wishlist any more, so we cannot see whether the marketplace noted your payment. Write to us with the transaction id.',
  finishedLater: 'Your payment is complete. The receipt is in My Wishlist.',
  bought:
    'You have paid for this car already, by another entry of your wishlist. You are not charged again. You can take this entry off.',
  otherOpen:
    'A payment of this car has begun already, by another entry of your wishlist. Wait until it is known how it ended. You were not charged for this one.',
  gone: 'The car is no longer listed: it was sold, or its post was removed. You were not charged.',
  repricedTitle: 'The price has changed',
  loadFailed: 'Network Error: the card form of Stripe did not load. Check your connection and try again.',
} as const;
