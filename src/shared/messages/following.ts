import { once } from '@/shared/text/once';
import { formatCount, formatTime } from './format';

const dayMonth = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }));

export const savedSearchMessages = {
  title: 'Saved searches',
  save: 'Save this search',
  saveShort: 'Save search',
  isSaved: 'Search saved',
  saveTitle: 'Save this search',
  name: 'Name',
  nameRequired: 'Give it a name.',
  keptHere: 'Kept on this device until you sign out.',
  submit: 'Save',
  all: 'All cars',
  fullTitle: 'The list is full',
  full: (count: number) => `You have ${count} saved searches. Remove one to save another.`,
  manage: 'Rename or remove',
  nameOf: (name: string) => `Name of “${name}”`,
  remove: (name: string) => `Remove “${name}”`,
  removed: (name: string) => `“${name}” is removed.`,
  done: 'Done',
  fresh: (count: number) => `${count} new`,
  freshCars: (count: number) => formatCount(count, 'new car', 'new cars'),
} as const;

export const cardNewsMessages = {
  newToday: 'New today',
  priceFell: 'Price fell',
  listed: (ago: string, date: string, time: string) => `Listed ${ago}, on ${date} at ${time}.`,
  seenAt: (price: string) => `This device has seen it at ${price}.`,
  was: (price: string) => `was ${price}`,
} as const;

export const sinceMessages = {
  title: 'Since you were here',
  lastVisit: (at: Date) => `Last visit on this device: ${dayMonth().format(at).replace(',', '')}, ${formatTime(at)}`,
  putAside: 'Put aside',
  newFor: (count: number, name = '') =>
    name === '' ? `${count} new for your last filters` : `${count} new for “${name}”`,
  newForSearches: (count: number, searches: number) => `${count} new for ${searches} of your searches`,
  seeThem: 'See them',
  seeMost: 'See most of them',
  seeFor: (text: string, name = '') => (name === '' ? text : `${text}: “${name}”`),
  savedChanged: (count: number) =>
    count === 1 ? '1 of your saved cars changed' : `${count} of your saved cars changed`,
  wishlist: 'My Wishlist',
  cheaper: (amount: string) => `${amount} cheaper`,
  dearer: (amount: string) => `${amount} dearer`,
  similar: 'Similar cars',
  similarTo: (title: string) => `Similar cars: ${title}`,
} as const;
