import { once } from '@/shared/text/once';
import { formatTime } from './format';

const dayMonth = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }));

export const title = 'Since you were here';
export const lastVisit = (at: Date) =>
  `Last visit on this device: ${dayMonth().format(at).replace(',', '')}, ${formatTime(at)}`;
export const putAside = 'Put aside';
export const newFor = (count: number, name = '') =>
  name === '' ? `${count} new for your last filters` : `${count} new for “${name}”`;
export const newForSearches = (count: number, searches: number) => `${count} new for ${searches} of your searches`;
export const seeThem = 'See them';
export const seeMost = 'See most of them';
export const seeFor = (text: string, name = '') => (name === '' ? text : `${text}: “${name}”`);
export const savedChanged = (count: number) =>
  count === 1 ? '1 of your saved cars changed' : `${count} of your saved cars changed`;
export const wishlist = 'My Wishlist';
export const cheaper = (amount: string) => `${amount} cheaper`;
export const dearer = (amount: string) => `${amount} dearer`;
export const was = (price: string) => `was ${price}`;

export * as sinceMessages from './since';
