import { once } from '@/shared/text/once';
import { formatTime } from './format';

const dayMonth = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }));

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
