import { formatPrice } from './format';
import { formatShortDate } from './shortDate';

export const since = 'Since you saved them';
export const unchanged = 'Nothing has changed since you saved them.';
export const cheaper = (count: number) => `${count} cheaper`;
export const dearer = (count: number) => `${count} dearer`;
export const postedAgain = (count: number) => `${count} posted again`;
export const gone = (count: number) => `${count} gone`;

export const was = (price: number, on: Date) => `was ${formatPrice(price)} on ${formatShortDate(on)}`;
export const cheaperBy = (amount: number) => `${formatPrice(amount)} cheaper`;
export const dearerBy = (amount: number) => `${formatPrice(amount)} dearer`;
export const same = (on: Date) => `the same as on ${formatShortDate(on)}`;
export const savedOn = (on: Date) => `saved on ${formatShortDate(on)}`;

export const sort = 'Sort the wishlist';
export const sorts = {
  newest: 'Newest first',
  change: 'Biggest change first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
} as const;

export const choose = (title: string) => `Choose ${title}`;
export const chosen = (count: number) => `${count} chosen`;
export const ofPayable = (count: number) => ` of ${count} you can pay`;
export const total = (sum: number) => `${formatPrice(sum)} in all`;
export const chooseHint = 'Tick cars to add up their prices.';

export const addNote = 'Add a note';
export const addNoteOn = (title: string) => `Add a note on ${title}`;
export const noteOn = (title: string) => `Note on ${title}`;
export const yourNote = 'Your note';
export const noteHint = 'Only on this device, only for you. It is deleted when you sign out.';
export const removeNote = 'Remove the note';
export const saveNote = 'Save';
export const notesStay = 'Notes stay on this device and are never sent. They are deleted when you sign out.';

export const repost = {
  forPrice: (price: number) => `Posted again for ${formatPrice(price)}.`,
  unpriced: 'Posted again.',
  same: (price: number) => `Posted again for the same price, ${formatPrice(price)}.`,
  less: (price: number, by: number) => `Posted again for ${formatPrice(price)}, ${formatPrice(by)} less.`,
  more: (price: number, by: number) => `Posted again for ${formatPrice(price)}, ${formatPrice(by)} more.`,
  title: 'Same seller, same title.',
  picture: 'Same seller, same picture.',
  both: 'Same seller, same title and picture.',
  see: 'See the new post',
  seeOf: (title: string) => `See the new post of ${title}`,
  move: 'Move the heart',
  moveTo: (title: string) => `Move the heart to the new post of ${title}`,
  moved: 'The heart is on the new post',
  halfMoved: 'The new post is on your wishlist. The old one is still there too, because it could not be removed:',
} as const;

export * as wishChangeMessages from './wishChanges';
