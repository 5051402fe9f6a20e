/** The sentences for those of Firebase's error codes that a session may end with, or that may keep it from being confirmed. */
export const sessionErrorTexts: Record<string, string> = {
  'user-not-found': 'There is no account with this email address. Check it, or sign up.',
  'too-many-requests': 'Too many tries. Wait a few minutes, or ask for a new password.',
  'invalid-user-token': 'Your session is not valid any more. Sign in again.',
  'invalid-refresh-token': 'The sign-in of this device is not valid any more. Sign in again.',
  'user-token-expired': 'Your session has ended. Sign in again.',
  'user-disabled': 'This account has been disabled. Write to us if you think that is a mistake.',
  'network-request-failed':
    'Network Error: the sign-in service did not answer. Check your connection and whether an extension or the network blocks it, then try again.',
  timeout: 'The sign-in service took too long. Try again.',
  'internal-error': 'Something went wrong at the sign-in service or on the way to it. Try again in a moment.',
  unknown: 'The sign-in service did not do this. Try again, and write to us if that does not help.',
};
