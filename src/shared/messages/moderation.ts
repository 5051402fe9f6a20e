import { commonMessages } from './common';
import { formatCount, formatRelative } from './format';

const reports = (count: number) => formatCount(count, 'report', 'reports');
const cars = (count: number) => formatCount(count, 'car', 'cars');
const ageOf = (date: Date) => formatRelative(date).replace(/ ago$/, '');

export const moderationMessages = {
  title: 'Reported posts',
  documentTitle: (waiting: number) => (waiting === 0 ? 'Reported posts' : `(${waiting}) Reported posts`),
  waiting: (carCount: number, reportCount: number, oldest: Date | undefined) =>
    `${formatCount(carCount, 'car waits', 'cars wait')}, with ${reports(reportCount)}.${oldest ? ` The oldest is ${ageOf(oldest)} old.` : ''}`,
  nothingWaits: 'No car waits.',
  menuCount: (waiting: number) => `${formatCount(waiting, 'car', 'cars')} to decide`,

  search: 'Search reports',
  searchHint: 'Search car, seller or reporter',
  clearSearch: 'Clear the search',
  nothingFound: (search: string) => `No reported car matches “${search}”`,
  nothingFoundHint: 'Titles, sellers and the names of reporters are searched.',
  sort: 'Sort by',
  sorts: { most: 'Most reports first', newest: 'Newest report first', oldest: 'Oldest report first' },

  queue: 'Reported cars',
  cars,
  newReports: (count: number) => formatCount(count, 'new report', 'new reports'),
  reports,
  reportUnit: (count: number) => (count === 1 ? 'report' : 'reports'),
  oldest: (date: Date) => `Oldest ${formatRelative(date)}`,
  none: 'No reports',
  noneHint: 'Nobody has reported a post. A new report appears here by itself.',

  case: 'Open case',
  position: (position: number, total: number) => `Case ${position} of ${total}`,
  before: 'Before',
  next: 'Next',
  toQueue: 'Queue',
  noCase: 'Nothing is left to decide here.',
  viewAsBuyer: 'View as buyer',
  listed: (date: Date) => `Listed ${formatRelative(date)}`,
  untitled: commonMessages.untitled,
  checkingCar: 'Checking whether the car is still listed…',
  carGone: 'This car is no longer listed.',
  noCar: 'This report does not say which car it is about.',
  remove: 'Remove car',
  drop: (count: number) => `Drop ${reports(count)}`,
  hint: (count: number) =>
    `Either can be undone for ten seconds, until then nothing is sent. Removing the car takes its ${reports(count)} with it.`,
  dropHint: 'It can be undone for ten seconds, until then nothing is sent.',

  seller: 'Seller',
  nameless: 'Name not stated',
  noSeller: 'The post names no seller.',
  verified: 'Verified',
  unverified: 'Not verified',
  otherPosts: (posts: number, reported: number) => {
    if (posts === 0) return 'No other posts.';
    const all = formatCount(posts, 'other post', 'other posts');
    if (reported === 0) return `${all}, none of them reported.`;
    return posts === 1 ? '1 other post, reported too.' : `${all}, ${reported} of them reported.`;
  },
  reportsInAll: (count: number) => `${reports(count)} in all.`,
  joined: (date: Date) => `Joined ${formatRelative(date)}.`,
  sellerUnknown: 'The seller’s other posts could not be read.',
  noReport: 'No report',
  morePosts: (count: number) => `and ${formatCount(count, 'more post', 'more posts')}`,

  people: (count: number) => (count === 1 ? 'What 1 person says' : `What ${count} people say`),
  noComment: 'No comment was left.',
  dropOne: (name: string) => `Drop the report of ${name}`,
  keepOne: (name: string) => `Undo: keep the report of ${name}`,
  oneDropped: 'Dropped',
  oneGone: 'Dealt with since',
  showMore: (count: number) => `Show ${formatCount(count, 'more report', 'more reports')}`,

  undo: commonMessages.undo,
  undoOf: (title: string) => `Undo: ${title}`,
  putAside: (title: string) => `Put aside: ${title}`,
  retryOf: (title: string) => `Try again: ${title}`,
  removing: 'Removing the car…',
  dropping: 'Dropping the reports…',
  removed: (count: number) => (count === 0 ? 'Car removed' : `Car removed, ${reports(count)} too`),
  dropped: (count: number) => `${reports(count)} dropped, car stays`,
  droppedNoCar: (count: number) => `${reports(count)} dropped`,
  overtaken: 'Another admin was faster. Nothing was sent.',
  dealtWith: 'These reports have been dealt with since.',
  carNotRemoved: 'Car not removed.',
  carRemovedReportsLeft: (left: number) => `Car removed, but ${reports(left)} could not be.`,
  notDropped: 'Not all reports were dropped.',
  deleted: 'Reported Post  Deleted',

  choose: (title: string) => `Choose ${title}`,
  chooseAll: 'Choose all',
  chosenOf: (chosen: number, total: number) => `${chosen} of ${total} chosen`,
  chosen: (count: number) => `${cars(count)} chosen`,
  between: (count: number) => `with ${reports(count)} between them`,
  chooseHint: 'Shift and a click choose all between.',
  clear: 'Clear',
  actOn: (count: number) => `Act on ${count}`,
  each: 'What happens to each',
  eachRemoved: 'Remove the cars',
  eachRemovedHint: (count: number) => `Their ${reports(count)} go with them. Undo for ten seconds.`,
  eachDropped: 'Drop the reports',
  eachDroppedHint: 'The cars stay on the market. Undo for ten seconds.',
  takeOut: (title: string) => `Take ${title} out`,
  batch: 'Last batch',
  batchHeld: (count: number) => `${cars(count)} in ten seconds, three at a time.`,
  batchRuns: (over: number, total: number) => `${over} of ${total}, three at a time.`,
  batchDone: (done: number, failed: number) => (failed === 0 ? `${done} done.` : `${done} done, ${failed} failed.`),
  undoAll: 'Undo all',
  retryFailed: (count: number) => `Try again: ${cars(count)}`,
  closeBatch: 'Put the last batch aside',

  goneCars: (carCount: number, reportCount: number) =>
    `${formatCount(carCount, 'more car is', 'more cars are')} gone already; ${formatCount(reportCount, 'report', 'reports')} about ${carCount === 1 ? 'it' : 'them'} ${reportCount === 1 ? 'is' : 'are'} left.`,
  sweep: (count: number) => `Sweep ${count}`,
  notSwept: (left: number) => `${formatCount(left, 'report is', 'reports are')} still there.`,
} as const;
