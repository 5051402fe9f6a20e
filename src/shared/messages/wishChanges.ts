import { formatPrice } from './format';
import { formatShortDate } from './shortDate';

export const wishChangeMessages = {
  since: 'Since you saved them',
  unchanged: 'Nothing has changed since you saved them.',
  cheaper: (count: number) => `${count} cheaper`,
  dearer: (count: number) => `${count} dearer`,
  postedAgain: (count: number) => `${count} posted again`,
  gone: (count: number) => `${count} gone`,

  was: (price: number, on: Date) => `was ${formatPrice(price)} on ${formatShortDate(on)}`,
  cheaperBy: (amount: number) => `${formatPrice(amount)} cheaper`,
  dearerBy: (amount: number) => `${formatPrice(amount)} dearer`,
  same: (on: Date) => `the same as on ${formatShortDate(on)}`,
  savedOn: (on: Date) => `saved on ${formatShortDate(on)}`,

  sort: 'Sort the wishlist',
  sorts: {
    newest: 'Newest first',
    change: 'Biggest change first',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
  },

  choose: (title: string) => `Choose ${title}`,
  chosen: (count: number) => `${count} chosen`,
  ofPayable: (count: number) => ` of ${count} you can pay`,
  total: (sum: number) => `${formatPrice(sum)} in all`,
  chooseHint: 'Tick cars to add up their prices.',

  addNote: 'Add a note',
  addNoteOn: (title: string) => `Add a note on ${title}`,
  noteOn: (title: string) => `Note on ${title}`,
  yourNote: 'Your note',
  noteHint: 'Only on this device, only for you. It is deleted when you sign out.',
  removeNote: 'Remove the note',
  saveNote: 'Save',
  notesStay: 'Notes stay on this device and are never sent. They are deleted when you sign out.',

  repost: {
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
  },
} as const;
