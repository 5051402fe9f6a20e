import { formatCount } from './format';

const days = (count: number) => formatCount(count, 'day', 'days');

export const myProductsMessages = {
  listedFor: (from: number, to: number) =>
    to === 0 ? 'Listed since today.' : from === to ? `Listed for ${days(from)}.` : `Listed for ${from} to ${days(to)}.`,
  search: 'Search my cars',
  clearSearch: 'Clear the search',
  sort: 'Sort my cars',
  sorts: {
    newest: 'Newest first',
    longest: 'Longest listed first',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
  },
  noMatch: 'None of your cars matches this search.',
  showAll: 'Show all my cars',
  columns: { photo: 'Photo', car: 'Car', price: 'Price', listed: 'Listed for', kept: 'Kept', actions: 'Actions' },
  days,
  today: 'Since today',
  actions: 'Actions',
  actionsFor: (title: string) => `Actions: ${title}`,
  view: 'View as buyer',
  remove: 'Remove',
  removeCar: (title: string) => `Remove ${title}`,

  isRemoved: (title: string) => `${title} is removed.`,
  canUndo: (seconds: number) => `Removed. It can be undone for ${formatCount(seconds, 'second', 'seconds')}.`,
  removing: 'It is being removed.',
  undo: 'Undo',
  undoRemoval: (title: string) => `Undo the removal of ${title}`,
  removeNow: (title: string) => `Remove ${title} without waiting`,
  failed: (reason: string) => `It was not removed: ${reason}`,
  keep: 'Keep the car',

  bin: (count: number) => (count === 0 ? 'Bin' : `Bin, ${count}`),
  binTitle: 'Bin',
  binSub: 'Cars that you removed, kept on this device for 30 days.',
  back: 'All my product',
  binNote:
    'Restore posts the car anew, with the same photo, text and price. Its address and its date are new; wishes for the old one do not come back.',
  binEmpty: 'The bin is empty.',
  binEmptyHint: 'A car that you remove is kept here for 30 days, on this device alone, and can be posted anew.',
  daysLeft: (count: number) => `${days(count)} left`,
  removedAgo: (ago: string) => `Removed ${ago}`,
  wasListed: (count: number) => (count === 0 ? 'Listed for less than a day' : `Listed for ${days(count)}`),
  changedPost: 'Changed and posted anew',
  restore: 'Restore',
  restoreCar: (title: string) => `Restore ${title}`,
  deleteNow: 'Delete now',
  deleteCar: (title: string) => `Delete ${title} now`,
  askDelete: 'Delete this car from the bin?',
  deleting: (title: string) => `“${title}” cannot be restored after that.`,
  empty: 'Empty the bin',
  askEmpty: 'Empty the bin?',
  emptying: (count: number) => `${formatCount(count, 'car', 'cars')} cannot be restored after that.`,
} as const;
