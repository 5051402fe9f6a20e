/** The sentences of `describeError`: what happened, and what to do. */
export const errorMessages = {
  offline: 'Network Error: you are offline. What you see is kept; try again when the connection is back.',
  noAnswer: 'Network Error: the marketplace did not answer. Check your connection and try again.',
  server: 'The marketplace has a fault of its own just now. Try again in a moment.',
  busy: 'The marketplace has too much to do just now. Wait a moment and try again.',
  unreadable: 'The marketplace sent an answer that cannot be read. Try again in a moment.',
  refused: 'The marketplace refused this: your account may not do it. If that surprises you, sign out and in again.',
  noRecord: 'The marketplace has no profile for this account.',
  notFound: 'This is not there, or no longer.',
  unchanged: 'Nothing was changed. Read the list again, then try once more.',
  maybeDone: 'No answer came, so it may have arrived. Sending it again may make a second one.',
  unknownCall:
    'The marketplace does not know what was asked for. Try again in a moment, and write to us if it stays so.',
  badRequest: 'The marketplace did not accept this. Check what you entered and try again.',
  unknown: 'Something went wrong on this page. Try again, and reload the page if that does not help.',
  tryAgain: 'Try again',
} as const;
