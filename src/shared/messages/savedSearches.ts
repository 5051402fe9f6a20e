import { formatCount } from './format';

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
