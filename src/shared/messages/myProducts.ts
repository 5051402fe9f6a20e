import { formatCount } from './format';

const days = (count: number) => formatCount(count, 'day', 'days');

export const listedFor = (from: number, to: number) =>
  to === 0 ? 'Listed since today.' : from === to ? `Listed for ${days(from)}.` : `Listed for ${from} to ${days(to)}.`;
export const search = 'Search my cars';
export const clearSearch = 'Clear the search';
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
  listed: 'Listed for',
  kept: 'Kept',
  actions: 'Actions',
} as const;
export { days };
export const today = 'Since today';
export const actions = 'Actions';
export const actionsFor = (title: string) => `Actions: ${title}`;
export const view = 'View as buyer';
export const remove = 'Remove';
export const removeCar = (title: string) => `Remove ${title}`;

export const isRemoved = (title: string) => `${title} is removed.`;
export const canUndo = (seconds: number) =>
  `Removed. It can be undone for ${formatCount(seconds, 'second', 'seconds')}.`;
export const removing = 'It is being removed.';
export const undo = 'Undo';
export const undoRemoval = (title: string) => `Undo the removal of ${title}`;
export const removeNow = (title: string) => `Remove ${title} without waiting`;
export const failed = (reason: string) => `It was not removed: ${reason}`;
export const keep = 'Keep the car';

export const bin = (count: number) => (count === 0 ? 'Bin' : `Bin, ${count}`);
export const binTitle = 'Bin';
export const binSub = 'Cars that you removed, kept on this device for 30 days.';
export const back = 'All my product';
export const binNote =
  'Restore posts the car anew, with the same photo, text and price. Its address and its date are new; wishes for the old one do not come back.';
export const binEmpty = 'The bin is empty.';
export const binEmptyHint =
  'A car that you remove is kept here for 30 days, on this device alone, and can be posted anew.';
export const daysLeft = (count: number) => `${days(count)} left`;
export const removedAgo = (ago: string) => `Removed ${ago}`;
export const wasListed = (count: number) => (count === 0 ? 'Listed for less than a day' : `Listed for ${days(count)}`);
export const changedPost = 'Changed and posted anew';
export const restore = 'Restore';
export const restoreCar = (title: string) => `Restore ${title}`;
export const deleteNow = 'Delete now';
export const deleteCar = (title: string) => `Delete ${title} now`;
export const askDelete = 'Delete this car from the bin?';
export const deleting = (title: string) => `“${title}” cannot be restored after that.`;
export const empty = 'Empty the bin';
export const askEmpty = 'Empty the bin?';
export const emptying = (count: number) => `${formatCount(count, 'car', 'cars')} cannot be restored after that.`;

export * as myProductsMessages from './myProducts';
