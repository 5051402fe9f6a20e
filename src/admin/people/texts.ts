import { formatCount, formatNumber } from '@/lib/text/format';
import { commonTexts } from '@/lib/text/texts';
import type { SortParam } from './peopleView';

const people = (count: number) => formatCount(count, 'person', 'people');

export const userTexts = {
  adminMade: 'Admin Making Done',
  verified: 'Seller Verified',
  removed: 'User Deleted',
  adminUnconfirmed: (name: string) => `The marketplace did not confirm that ${name} is an admin now.`,
  verificationUnconfirmed: (name: string) => `The marketplace did not confirm that ${name} is verified.`,
  removalUnconfirmed: (name: string) => `The marketplace did not confirm that ${name} is removed.`,

  you: 'This is you',
  isAdmin: 'Is admin',
  makeAdmin: 'Make Admin',
  remove: 'Remove',
  verify: 'Verify',
  of: (action: string, name: string) => `${action}: ${name}`,
  first: (records: number) => `Profile, 1 of ${formatNumber(records)}`,
  duplicate: (position: number, records: number) => `Duplicate, ${formatNumber(position)} of ${formatNumber(records)}`,
  duplicateHint: 'This email has more than one profile. Only the first one counts.',

  notThere: (name: string) =>
    `${name} is no longer in this list: removed meanwhile, or given another role. Nothing was changed.`,
} as const;

const sorts: Record<SortParam, string> = {
  '': 'Order of sign-up',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
  verified: 'To be verified first',
  '-verified': 'Verified first',
};

export const peopleTexts = {
  seller: {
    title: 'All Sellers',
    sub: (count: number) => `${people(count)} can post cars.`,
    nobodyWaits: 'Nobody waits for verification.',
    waiting: (count: number) => `${formatCount(count, 'waits', 'wait')} for verification`,
    empty: 'No sellers yet',
    emptyHint: 'Everyone who signs up as a seller is listed here and can be verified.',
    columns: { admin: 'Make Admin', remove: 'Remove Seller' },
  },
  buyer: {
    title: 'All Buyer',
    sub: (count: number) => `${people(count)} can buy cars here.`,
    empty: 'No buyers yet',
    emptyHint: 'Everyone who signs up as a buyer is listed here.',
    columns: { admin: 'Admin', remove: 'Remove' },
  },
  reading: 'Loading the list…',
  columns: { serial: 'SL', profile: 'Profile', name: 'Name', email: 'Email', role: 'Role', verified: 'Verified' },
  search: 'Search people',
  searchHint: 'Search name or email',
  found: (shown: number, total: number) => `${formatNumber(shown)} of ${people(total)}`,
  nobody: (search: string) => `Nobody found for “${search}”`,
  sort: 'Sort by',
  sorts,
} as const;

export const dialogTexts = {
  adminTitle: (name: string) => `Make ${name} an admin?`,
  adminText: (name: string) =>
    `${name} gets every right of an admin: to remove people and cars, to verify sellers and to make others admins.`,
  forGood: 'This cannot be undone here.',
  roleReplaced: 'It replaces the current role, so the person leaves this list.',
  sellerPagesLost: 'The seller pages, My Products and Add product, are lost; the cars stay on the market.',
  notFirst: 'This is not the first profile of its email, and only the first one counts: choose that instead.',

  verifyTitle: (name: string) => `Verify ${name}?`,
  verifyText: 'Buyers see the verified badge beside each of this seller’s cars. It cannot be undone here.',

  removeTitle: (name: string) => `Remove ${name}?`,
  removeProfile: (name: string) => `This profile of ${name} is removed for good.`,
  removeText: (name: string) =>
    `The profile of ${name} is removed for good. They can still sign in, but need a new profile.`,
  removeTwin: (name: string, others: number) =>
    `This profile of ${name} is removed for good. ${formatCount(others, 'other profile', 'other profiles')} of this email and all its cars stay, and the account can still sign in.`,
  checking: 'Looking for what belongs to this email…',
  postsUnknown: 'How many cars stay could not be read:',
  duplicatesUnknown: 'Whether this email has other profiles could not be read:',
  noPosts: 'There are no cars of this email.',
  postsStay: (posts: number) => `${formatCount(posts, 'car stays', 'cars stay')} on the market.`,
  removePosts: (posts: number) =>
    posts === 1 ? 'Remove the car too' : `Remove the ${formatCount(posts, 'car', 'cars')} too`,
  postsFailed: (failed: number, total: number) =>
    `${formatNumber(failed)} of ${formatCount(total, 'car', 'cars')} could not be removed with the reports about them, so the person is still here.`,
  reportsLeft: 'The car is removed, but not the reports about it.',
  untitled: commonTexts.untitled,
} as const;
