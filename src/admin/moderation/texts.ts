import { carTexts } from '@/cars/texts';
import { formatCount, formatRelative, formatNumber } from '@/lib/text/format';
import { commonTexts } from '@/lib/text/texts';
import { triedAgain } from '@/session/delayed/texts';

const reports = (count: number) => formatCount(count, 'report', 'reports');
const cars = (count: number) => formatCount(count, 'car', 'cars');

export const moderationTexts = {
  title: 'Reported',
  documentTitle: (waiting: number) => (waiting === 0 ? 'Reported' : `(${formatNumber(waiting)}) Reported`),
  waiting: (carCount: number, reportCount: number) =>
    carCount === 0 ? 'Nothing to review.' : `${reports(reportCount)} about ${cars(carCount)}.`,
  menuCount: (waiting: number) => `${cars(waiting)} to review`,
  chip: 'reported',

  search: 'Search reported cars',
  searchHint: 'Car, seller or reporter',
  nothingFound: (search: string) => `No reported car matches “${search}”`,
  nothingFoundHint: 'Titles, sellers and the names of reporters are searched.',
  sort: 'Sort by',
  sorts: { oldest: 'Oldest first', newest: 'Newest first', most: 'Most reports first' },

  queue: 'Reported cars',
  newReports: (count: number) => formatCount(count, 'new report', 'new reports'),
  reports,
  about: (count: number, oldest: Date | undefined, { isGone, isUnread }: { isGone: boolean; isUnread: boolean }) =>
    [isGone && carTexts.notListed, isUnread && 'As reported', reports(count), oldest && formatRelative(oldest)]
      .filter(Boolean)
      .join(' · '),
  none: 'No reports',
  noneHint: 'Nobody has reported a car. A new report appears here by itself.',

  case: 'Open car',
  position: (position: number, total: number) => `Car ${formatNumber(position)} of ${formatNumber(total)}`,
  previous: 'Previous',
  next: 'Next',
  toQueue: 'List',
  listed: (date: Date) => `Listed ${formatRelative(date)}`,
  untitled: commonTexts.untitled,
  carGone: 'This car is no longer listed. Above it is as it was reported.',
  asReported: 'As it was reported: the car itself is not read yet.',
  unread: 'What the car is now cannot be read yet, so nothing can be decided.',
  noCar: 'This report does not say which car it is about.',
  post: 'The post as it stands',
  noDescription: 'No description',
  remove: (count: number) => (count === 1 ? 'Remove car' : `Remove ${cars(count)}`),
  drop: (count: number) => `Dismiss ${reports(count)}`,
  hint: 'Either can be undone for ten seconds.',

  seller: 'Seller',
  noSeller: 'The car names no seller.',
  unverified: 'Not verified',
  otherPosts: (posts: number, reported: number) => {
    if (posts === 0) return 'No other cars.';
    const all = formatCount(posts, 'other car', 'other cars');
    if (reported === 0) return `${all}, none of them reported.`;
    return posts === 1 ? '1 other car, reported too.' : `${all}, ${formatNumber(reported)} of them reported.`;
  },
  joined: (date: Date) => `Joined ${formatRelative(date)}.`,
  sellerUnknown: 'The seller’s other cars could not be read.',
  noReport: 'No report',

  people: (count: number) => (count === 1 ? 'What 1 person says' : `What ${formatNumber(count)} people say`),
  noComment: 'No comment was left.',
  dropOne: (name: string) => `Dismiss the report of ${name}`,
  reportOf: (name: string) => `the report of ${name}`,
  oneGone: 'Decided meanwhile',
  showMore: (count: number) => `Show ${formatCount(count, 'more report', 'more reports')}`,

  offline: 'You are offline: it is sent as soon as you are online again.',
  offlineSent: 'You went offline before the answer: it is looked up once you are online again.',
  decisionsFailed: (count: number) =>
    `${formatCount(count, 'decision', 'decisions')} failed: see “Reported”. ${triedAgain(count)}.`,
  notSent: (count: number) =>
    `${formatCount(count, 'decision was', 'decisions were')} not carried out, or may not have been: you signed out before that was certain. Sign in to see what is left to review.`,
  unreadable:
    'This device cannot read decisions that it was to carry out. Look through the reports: those that still wait need a decision again.',
  undo: commonTexts.undo,
  undoOf: (title: string) => `Undo: ${title}`,
  retryOf: (title: string) => `Try again: ${title}`,
  undoAll: (count: number) => `Undo all ${formatNumber(count)}`,
  removing: (seconds: number) => (seconds > 0 ? `Removing in ${seconds} s` : 'Removing…'),
  dropping: (seconds: number) => (seconds > 0 ? `Dismissing in ${seconds} s` : 'Dismissing…'),
  removed: (count: number) => `Car removed, ${reports(count)} too`,
  dropped: (count: number, isCarNamed: boolean) => `${reports(count)} dismissed${isCarNamed ? ', car stays' : ''}`,
  overtaken: 'Another admin has decided already.',
  dealtWith: 'Decided meanwhile.',
  carNotRemoved: 'Car not removed.',
  reportsLeft: 'Car removed, reports left.',
  notDropped: (count: number) => (count === 1 ? 'Report not dismissed.' : 'Not all reports dismissed.'),
  failed: (what: string, reason: string) => `${what} ${reason} ${triedAgain(1)}, unless you decide anew.`,

  choose: (title: string) => `Choose ${title}`,
  chooseSeveral: 'Choose several',
  chooseAll: 'Choose all',
  toDecision: 'To the decision about what is chosen',
  chosen: (count: number, gone: number, unread: number) =>
    [
      `${cars(count)} chosen`,
      gone > 0 && `and ${formatNumber(gone)} no longer listed`,
      unread > 0 && `and ${formatNumber(unread)} not read yet, about which nothing is decided`,
    ]
      .filter(Boolean)
      .join(', '),
  cancel: commonTexts.cancel,
} as const;
