/** What the code that charges a card, or finishes an interrupted payment, says. It is on every page of a signed-in user. */
export const refusedWithoutWords = 'Your card was not charged.';
/** Said on another page, before the reason. */
export const cardNotSent = 'Your card was not sent to your bank.';
export const nextDeclined = 'Nothing was charged. Use another card, or ask your bank.';
export const nextAuthentication =
  'Nothing was charged. Press Pay to do your bank’s check once more, or use another card.';
export const nextProcessing = 'Nothing was charged. Wait a moment, then press Pay again.';
export const nextDetails = 'Nothing was charged. Correct the card details, then press Pay again.';
export const nextAgain =
  'Check the card details, then press Pay again. It is the same payment, so your card is charged at most once.';
export const nextFault = 'Nothing was charged. Press Pay again, and write to us if it does not help.';
export const stripeFault = 'Stripe did not say whether the payment went through. Try again in a moment.';
export const inOtherTab = 'This car is being paid for in another tab. Finish there, or close that tab and try again.';
export const notPrepared = 'The payment has to be prepared again. Reload the page and press Pay again.';
export const unpayable = 'This price cannot be charged by card. Agree with the seller on how to pay.';
export const otherAmount =
  'The payment was prepared for another amount or currency than the price on this page. Nothing was charged. Reload the page to prepare it again. If you read this again, do not pay here: write to us.';
export const notStored =
  'Your browser does not let this site keep or read its data, so a payment could be lost or made twice. Allow site data for this site and reload the page, then try again.';
export const databaseTimeout =
  'Your browser did not answer when this site read or kept a record of the payment, so a payment could be lost or made twice. Close the other tabs of this site and reload the page, then try again.';
export const locksRefused =
  'Your browser does not let this site see whether the same car is being paid for in another tab, so it could be charged twice. Allow site data for this site and reload the page, or pay in another browser.';
export const unreadable =
  'This device has a record of a payment for this car that cannot be read, so nobody can see here whether your card was charged. Do not pay again. Look at your card’s statement, and write to us.';
export const orderChanged =
  'The car, your wishlist or another payment for this car has changed meanwhile. Reload the page to see what.';
export const stripeSilent = 'Network Error: Stripe did not answer. Check your connection.';
export const recordPending =
  'The marketplace has not said yet whether it recorded the payment. We check again in a moment.';
export const recordUnknown =
  'The car is not on your wishlist any more, so we cannot see whether the marketplace recorded your payment. Write to us with the transaction id.';
export const finishedLater = 'Your payment is complete. The receipt is in My Wishlist.';
export const loadFailed =
  'Network Error: the card form of Stripe did not load. The connection may be gone, or a browser extension may block js.stripe.com: allow it for this site, then try again. Everything else here works without it.';

export * as chargeTexts from './chargeTexts';
