export const alreadyDone = 'Already done';
export const signedUp = 'Sign Up Successfully Done';
export const cancel = 'Cancel';
export const close = 'Close';
export const undo = 'Undo';
export const notStated = 'Not stated';
export const untitled = 'Title not stated';
export const priceNotStated = 'Price not stated';
export const smallestUnits = (count: string, currency: string) => `${count} of the smallest unit of “${currency}”`;
export const justNow = 'just now';

export * as commonTexts from './texts';
