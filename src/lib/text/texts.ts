export const alreadyDone = 'Already done';
export const signedUp = 'Sign Up Successfully Done';
/** After a sign-up with an email that has a user record already, which keeps its role. */
export const hasProfile = (role: string | undefined) =>
  `This address already has a profile${role === undefined ? '' : `, as ${role}`}. It stays as it is.`;
export const cancel = 'Cancel';
export const close = 'Close';
export const undo = 'Undo';
export const notStated = 'Not stated';
export const untitled = 'Title not stated';
export const priceNotStated = 'Price not stated';
export const smallestUnits = (count: string, currency: string) => `${count} of the smallest unit of “${currency}”`;
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const ago = (time: string) => `${time} ago`;
export const justNow = 'just now';

export * as commonTexts from './texts';
