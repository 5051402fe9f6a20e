import { commonMessages } from './common';
import { formatCount } from './format';

export const title = 'Journal';
export const summary = (count: number) =>
  `${formatCount(count, 'act', 'acts')} of the last 90 days, kept in this browser alone, until you sign out.`;
export const exportCsv = 'Export CSV';
export const fileName = (date: string) => `journal-${date}.csv`;
export const search = 'Search the journal';
export const searchHint = 'Search person, car or act';
export const clearSearch = 'Clear the search';
export const kind = 'Kind of act';
export const allKinds = 'All acts';
export const none = 'Nothing yet';
export const noneHint = 'What you decide about reports and people is noted here.';
export const nothingFound = (search: string) =>
  search.trim() === '' ? 'No act of this kind' : `No act matches “${search}”`;
export const showAll = 'Show all acts';
export const csvColumns = [
  'When',
  'Who',
  'Act',
  'What or whom',
  'Detail',
  'Result',
  'Error',
  'Id',
  'Price',
  'Seller',
] as const;
export const acts = {
  'car removed': 'Car removed',
  'reports dropped': 'Reports dropped',
  'made admin': 'Made admin',
  verified: 'Seller verified',
  'person removed': 'Person removed',
} as const;
export const results = {
  done: 'Done',
  'already-done': 'Done by another before',
  failed: 'Failed',
  undone: 'Undone in time',
} as const;
export const untitled = commonMessages.untitled;
export const record = 'Record';
export const recordOf = (title: string) => `Record: ${title}`;
export const recordTitle = 'The post as it was removed';
export const personTitle = 'The person as they were removed';
export const person = { name: 'Name', email: 'E-mail', role: 'Role', verified: 'Verified', since: 'Since' } as const;
export const roles = { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' } as const;
export const yes = 'Yes';
export const no = 'No';
export const personLost = 'The record cannot be made again from here, nor the verified mark.';
export const personCan = 'The account can still sign in, and is then asked to make a new profile.';
export const personPosts = 'Posts that were removed too are noted by themselves, and can be posted anew.';
export const facts = { price: 'Price', mileage: 'Mileage', model: 'Model', seller: 'Seller' } as const;
export const lost = 'What does not come back';
export const lostAddress = 'Its address and its date: it gets new ones.';
export const lostOthers = 'Wishes and reports of the old post.';
export const postAnew = 'Post it anew';
export const postedAnew = 'Posted anew';
export const noSeller = 'The post names no seller, so it cannot be posted anew.';
export const safeCells = 'Cells that a spreadsheet would run as a formula are made safe in the export.';
export const clear = 'Clear the journal';
export const clearTitle = 'Clear the journal?';
export const clearText = (count: number) =>
  `${formatCount(count, 'act is', 'acts are')} forgotten in this browser, with the records from which removed cars can be posted anew. Nothing changes on the market.`;
export const clearHint = 'If they may be needed, export them first.';
export const clearAct = 'Clear';
export const showMore = (count: number) => `Show ${formatCount(count, 'more act', 'more acts')}`;

export * as journalMessages from './journal';
