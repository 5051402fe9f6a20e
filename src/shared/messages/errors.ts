/** The sentences of `describeError`: what happened, and what to do. */
export const errorMessages = {
  offline: 'Network Error: you are offline. What you see is kept; try again when the connection is back.',
  noAnswer: 'Network Error: the marketplace did not answer. Check your connection and try again.',
  server: 'The marketplace has a problem right now. Try again in a moment.',
  busy: 'The marketplace is too busy right now. Wait a moment and try again.',
  unreadable: 'The marketplace sent an answer that could not be read. Try again in a moment.',
  refused: 'Your account is not allowed to do this. If you think it should be, sign out and log in again.',
  noRecord: 'The marketplace has no profile for this account.',
  notFound: 'This was not found. It may have been removed.',
  unchanged: 'Nothing was changed. Read the list again, then try once more.',
  maybeDone: 'There was no answer, so it may have arrived. Sending it again could create a second one.',
  unknownCall:
    'The marketplace does not know this request. Try again in a moment, and write to us if it keeps happening.',
  badRequest: 'The marketplace did not accept this. Check what you entered and try again.',
  unknown: 'Something went wrong on this page. Try again, and reload the page if that does not help.',
  tryAgain: 'Try again',
} as const;
