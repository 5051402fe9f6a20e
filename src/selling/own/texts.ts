import { formatCount } from '@/lib/text/format';
import { triedAgain } from '@/session/delayed/texts';

const days = (count: number) => formatCount(count, 'day', 'days');

export const listedFor = (from: number, to: number) =>
  to === 0 ? 'Listed today.' : from === to ? `Listed for ${days(to)}.` : `The longest has been listed for ${days(to)}.`;
export const search = 'Search my cars';
export const sort = 'Sort my cars';
export const sorts = {
  newest: 'Newest first',
  longest: 'Longest listed first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
} as const;
export const noMatch = 'None of your cars matches this search.';
export const showAll = 'Show all my cars';
export const columns = {
  photo: 'Photo',
  car: 'Car',
  price: 'Price',
  listed: 'Listed',
  actions: 'Actions',
} as const;
export { days };
export const today = 'Today';
export const actions = 'Actions';
export const actionsFor = (title: string) => `Actions: ${title}`;
export const view = 'View as buyer';
export const remove = 'Remove';
export const removeCar = (title: string) => `Remove ${title}`;

export const removingCar = (title: string) => `Removing ${title}`;
export const removingIn = (seconds: number) => `Removing in ${seconds} s`;
export const removing = 'It is being removed.';
export const offline = 'Not removed yet: you are offline. It is removed as soon as you are online again.';
export const offlineSent =
  'There was no answer before you went offline. Whether it is removed is looked up, and if need be tried again, as soon as you are online again.';
export const removalsFailed = (count: number) =>
  `${formatCount(count, 'removal', 'removals')} failed: see “My Products”. ${triedAgain(count)}.`;
export const notSent = (count: number) =>
  `${formatCount(count, 'car was', 'cars were')} not removed, or may not have been: you signed out before that was certain. Sign in to see which are still listed.`;
export const undoRemoval = (title: string) => `Undo the removal of ${title}`;
export const removeNow = (title: string) => `Remove ${title} without waiting`;
export const failed = (reason: string) => `It was not removed: ${reason} ${triedAgain(1)}, unless you keep the car.`;
export const keep = 'Keep the car';

export * as myCarsTexts from './texts';
