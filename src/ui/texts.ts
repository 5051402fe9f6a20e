import { MIN_PASSWORD } from '@/lib/config/limits';
import { formatCount, formatNumber } from '@/lib/text/format';

export const loading = 'Loading';
export const stillTrying = 'Still trying…';
export const offline = 'You are offline. This loads as soon as there is a connection.';
export const wrong = 'Something went wrong';
export const tryAgain = 'Try again';
export const notUpToDate = (since: string) => `Not up to date since ${since}, trying again`;
export const tryNow = 'Try now';
export const notUpToDateOffline = (since: string) => `Offline, not up to date since ${since}.`;
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const fresh = (count: number) => `${formatNumber(count)} new`;
export const showNew = 'Show what is new';
export const clearSearch = 'Clear the search';
export const verified = 'Verified';
export const looked = 'I have looked';
export const toDark = 'Switch to dark theme';
export const toLight = 'Switch to light theme';

/** What the rules of fields say that several forms have, as in section 5. */
export const emailRequired = 'Email Address Required';
export const emailIncomplete = 'This email address is not complete.';
export const passwordTooShort = `The password is too short. Use at least ${MIN_PASSWORD} characters.`;

export const share = 'Share';
export const print = 'Print';
export const addressCopied = 'Link copied';
export const tooLong = (length: number) => `Shorten this to ${formatCount(length, 'character', 'characters')}.`;
export const notCopied = 'The link could not be copied. It is:';

export * as uiTexts from './texts';
