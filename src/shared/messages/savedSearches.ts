import { formatCount } from './format';

export const title = 'Saved searches';
export const save = 'Save this search';
export const saveShort = 'Save search';
export const isSaved = 'Search saved';
export const saveTitle = 'Save this search';
export const name = 'Name';
export const nameRequired = 'Give it a name.';
export const keptHere = 'Kept on this device until you sign out.';
export const submit = 'Save';
export const all = 'All cars';
export const fullTitle = 'The list is full';
export const full = (count: number) => `You have ${count} saved searches. Remove one to save another.`;
export const manage = 'Rename or remove';
export const nameOf = (name: string) => `Name of “${name}”`;
export const remove = (name: string) => `Remove “${name}”`;
export const removed = (name: string) => `“${name}” is removed.`;
export const done = 'Done';
export const fresh = (count: number) => `${count} new`;
export const freshCars = (count: number) => formatCount(count, 'new car', 'new cars');

export * as savedSearchMessages from './savedSearches';
