/** The sentences of `describeError`: what happened, and what to do. */
export const offline = 'Network Error: you are offline. What you see is kept; try again when the connection is back.';
export const noResponse = 'Network Error: the marketplace did not answer. Check your connection and try again.';
export const server = 'The marketplace has a problem right now. Try again in a moment.';
export const busy = 'The marketplace is too busy right now. Wait a moment and try again.';
export const unreadable = 'The marketplace sent an answer that could not be read. Try again in a moment.';
export const refused = 'Your account is not allowed to do this. If you think it should be, sign out and sign in again.';
export const noRecord = 'The marketplace has no profile for this account.';
export const unconfirmed = 'Confirm your e-mail address first: the link is in the mail that we sent you.';
export const notFound = 'This was not found. It may have been removed.';
export const unchanged = 'Nothing was changed. Read the list again, then try once more.';
export const maybeDone = 'There was no answer, so it may have arrived. Sending it again could create a second one.';
export const unknownCall =
  'The marketplace does not know this request. Try again in a moment, and write to us if it keeps happening.';
export const badRequest = 'The marketplace did not accept this. Check what you entered and try again.';
export const unknown = 'Something went wrong on this page. Try again, and reload the page if that does not help.';

export * as errorTexts from './texts';
