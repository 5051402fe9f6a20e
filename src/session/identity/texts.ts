import { errorTexts } from '@/api/texts';
import { sessionErrorTexts } from '@/session/state/texts';
import { uiTexts } from '@/ui/texts';

/** The sentences for Firebase's error codes, without `auth/` (section 8). */
export const identityErrorTexts: Record<string, string> = {
  ...sessionErrorTexts,
  'invalid-credential': 'The email address or the password is not right. Check both and try again.',
  'wrong-password': 'The password is not right. Try again, or ask for a new one with "Forgot password?".',
  'too-many-mails':
    'Too many mails were asked for. Look into the spam folder: one may be there. If not, wait some minutes and try again.',
  'quota-exceeded':
    'The sign-in service has reached its limit for this site. Try again later, and write to us if that does not help.',
  'email-already-in-use': 'There is an account with this email address already. Sign in, or ask for a new password.',
  'invalid-email': uiTexts.emailIncomplete,
  'weak-password': uiTexts.passwordTooShort,
  'missing-password': 'Enter your password.',
  'missing-email': 'Enter your email address.',
  'operation-not-allowed': 'This way of signing in is switched off for this site. Use another one.',
  'expired-action-code': 'This link has expired. Ask for a new one.',
  'invalid-action-code': 'This link is not valid, or was used before. Ask for a new one.',
  'requires-recent-login':
    'This is possible only shortly after a sign-in, and this page cannot ask for one. Write to us.',
  'invalid-verification-code': 'This code is not right. Check it and enter it again.',
  'invalid-verification-id': 'This confirmation is not valid any more. Ask for a new code.',
  'code-expired': 'This code has expired. Ask for a new one.',
  'unauthorized-continue-uri': 'This site is not allowed to send such a link. Write to us.',
  'admin-restricted-operation': 'Only an administrator may do this.',
  'credential-already-in-use': 'This sign-in belongs to another account already.',
  'account-exists-with-different-credential':
    'There is an account with this email address that signs in another way. Sign in as you did before.',
  // Safari lets a window open only within a second, and the first time Google's script is loaded before.
  'popup-blocked':
    'Your browser blocked the sign-in window. Press the button once more: it opens sooner then. If it is blocked again, allow windows for this site.',
  'popup-closed-by-user': 'The sign-in window was closed before it was done. Try again when you are ready.',
  'cancelled-popup-request': 'Another sign-in window was opened. Finish there, or try again.',
  'google-unreachable':
    'Network Error: Google’s sign-in did not answer. An extension or the network may block it. Check your connection and allow Google for this site, or sign in by email: that works without it.',
  'user-cancelled': 'The sign-in was cancelled. Try again when you are ready.',
  'unauthorized-domain': 'Signing in is not allowed from this address of the site. Write to us.',
  'web-storage-unsupported': 'Your browser keeps no data for this site. Allow cookies and site data, then try again.',
  'user-mismatch': 'This is not the account that you are signed in with. Use that account.',
  'multi-factor-auth-required': 'This account asks for a second step that this site does not offer. Write to us.',
  'multi-factor-info-not-found': 'The second step of this account was not found. Write to us.',
  'missing-multi-factor-info': 'The second step of this sign-in is missing. Write to us.',
  'missing-multi-factor-session': 'The second step of this sign-in has expired. Sign in again.',
  'invalid-multi-factor-session': 'The second step of this sign-in has expired. Sign in again.',
  'second-factor-already-in-use': 'This second step is set up already.',
  'maximum-second-factor-count-exceeded': 'This account has the maximum number of second steps.',
  'unsupported-first-factor': 'This way of signing in does not support a second step.',
  'unverified-email': errorTexts.unconfirmed,
  'login-blocked': 'This sign-in was blocked. Try another way, or write to us.',
  'argument-error': 'Something that you entered cannot be used. Check it and try again.',
};
