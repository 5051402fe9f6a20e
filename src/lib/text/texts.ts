export const alreadyDone = 'Already done';
export const cancel = 'Cancel';
export const close = 'Close';
export const undo = 'Undo';
export const notStated = 'Not stated';
export const untitled = 'Title not stated';
export const nameless = 'Name not stated';
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
