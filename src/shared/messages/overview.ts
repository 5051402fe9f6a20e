import { once } from '@/shared/text/once';
import { formatCount, formatPrice } from './format';
import { formatShortDate } from './shortDate';

const cars = (count: number) => formatCount(count, 'car', 'cars');
const days = (count: number) => formatCount(count, 'day', 'days');
const numberWord = (count: number) => (count === 1 ? 'one' : count.toLocaleString('en-US'));
const someOfListed = (count: number) =>
  count === 0 ? 'None of the listed cars was' : formatCount(count, 'of the listed cars was', 'of the listed cars were');
const list = once(() => new Intl.ListFormat('en'));

export const title = 'Overview';
export const countedAt = (time: string) => `Counted at ${time}, from the lists behind each chart.`;
export const counting = 'Counting now, from the lists behind each chart.';
export const countAgain = 'Count again';

export const reports = {
  topic: 'Waiting reports by age',
  bands: ['Today', '1 – 2 days', '3 – 6 days', 'A week or more'],
  none: 'No report waits.',
  waiting: (total: number) => `${formatCount(total, 'report waits', 'reports wait')}.`,
  overdue: (total: number, overdue: number, isAtLeast: boolean) => {
    if (total === 1) return 'One report waits, for a week or more.';
    const some = overdue === total ? 'all' : `${isAtLeast ? 'at least ' : ''}${numberWord(overdue)}`;
    return `${formatCount(total, 'report waits', 'reports wait')}, ${some} of them for a week or more.`;
  },
  recent: (total: number) =>
    total === 1
      ? 'One report waits, for less than a week.'
      : `${formatCount(total, 'report waits', 'reports wait')}, none of them for a week yet.`,
  goneCars: (count: number) =>
    `${formatCount(count, 'of them is about a car that is', 'of them are about cars that are')} no longer listed.`,
  link: 'Open the queue, oldest first',
} as const;
export const sellers = {
  topic: 'Unverified sellers by age',
  bands: ['Today', '1 – 6 days', '7 – 13 days', '14 days or more'],
  nobody: 'Nobody has signed up as a seller.',
  allVerified: (total: number) =>
    total === 1 ? 'The only seller is verified.' : `All ${total.toLocaleString('en-US')} sellers are verified.`,
  unverified: (count: number, total: number) =>
    total === 1
      ? 'The only seller is not verified.'
      : `${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} sellers ${count === 1 ? 'is' : 'are'} not verified.`,
  longest: (name: string, age: number) => `${name} waits longest: ${age === 0 ? 'since today' : days(age)}.`,
  since: 'Counted from the day on which the record was made.',
  link: (count: number) => (count === 0 ? 'See all sellers' : `See the ${numberWord(count)}, longest first`),
} as const;
export const weeks = {
  topic: 'Posts a week',
  column: 'Week from',
  posts: 'Posts',
  none: 'No car is listed.',
  noneDated: 'The posts do not say when they were made.',
  noneRecent: (weeks: number) => `No listed car was posted in the last ${weeks} weeks.`,
  running: (count: number) => `${someOfListed(count)} posted this week.`,
  last: (count: number, comparison: string) => `${someOfListed(count)} posted last week${comparison}.`,
  most: (weeks: number) => `, the most in ${weeks} weeks`,
  fewest: (weeks: number) => `, the fewest in ${weeks} weeks`,
  asUsual: ', as many as usual',
  more: (count: number) => `, ${numberWord(count)} more than usual`,
  fewer: (count: number) => `, ${numberWord(count)} fewer than usual`,
  usual: 'usual',
  usualRow: 'Usual in a full week',
  from: (start: number, now: number) => formatShortDate(new Date(start), new Date(now)),
  soFar: 'this week, so far',
  stillListed: 'A post that was removed is in no list, so it is not counted.',
  older: (count: number) => `${formatCount(count, 'car was', 'cars were')} posted earlier.`,
  link: 'See all cars, newest first',
} as const;
export const brands = {
  topic: 'Cars a brand',
  none: 'No car is listed.',
  noneNamed: 'No post names a brand.',
  all: (name: string, total: number) =>
    total === 1 ? `The only car is of this brand: ${name}.` : `All ${cars(total)} are of one brand: ${name}.`,
  majority: (names: readonly string[], total: number) =>
    `${list().format(names)} ${names.length === 1 ? 'makes' : 'make'} up more than half of the ${cars(total)}.`,
  first: (name: string, count: number, total: number) =>
    `${name} has the most: ${count.toLocaleString('en-US')} of ${cars(total)}.`,
  even: (total: number) => `No brand stands out among the ${cars(total)}.`,
  others: (count: number) => formatCount(count, 'other brand', 'other brands'),
  brandless: (count: number) => `${formatCount(count, 'post names', 'posts name')} no brand.`,
  carsOf: (name: string) => `Cars of ${name}`,
  link: 'See all cars by brand',
} as const;
export const prices = {
  topic: 'Prices by brand',
  none: 'No car is listed.',
  nonePriced: 'No post states a price.',
  half: (name: string, median: number) => `Half of the ${name} cars cost ${formatPrice(median)} or less`,
  otherHalf: (name: string, median: number) => `, half of the ${name} cars ${formatPrice(median)} or more`,
  only: (price: number) => `The only price is ${formatPrice(price)}.`,
  between: (from: number, to: number) => `The prices are between ${formatPrice(from)} and ${formatPrice(to)}.`,
  columns: ['Brand', 'Prices', 'Cheapest', 'Middle', 'Dearest', 'Half of the cars lie between'],
  cars,
  ends: (from: number, to: number) => (from === to ? formatPrice(from) : `${formatPrice(from)} – ${formatPrice(to)}`),
  middle: 'middle',
  cheapest: 'cheapest',
  dearest: 'dearest',
  box: 'half of the cars lie in the bar',
  eachCar: 'each line is a car',
  priceless: (count: number) => `${formatCount(count, 'post states', 'posts state')} no price.`,
  brandless: (count: number) => `${formatCount(count, 'priced post names', 'priced posts name')} no brand.`,
  notDrawn: (count: number) => `${formatCount(count, 'other brand is', 'other brands are')} not drawn.`,
  beyond: (max: number) => `Prices above ${formatPrice(max)} are drawn at the edge.`,
  link: 'See all cars by price',
} as const;
export const undated = (count: number) =>
  count === 1
    ? 'One is in no bar: its id states no possible time.'
    : `${count.toLocaleString('en-US')} are in no bar: their ids state no possible time.`;
export const unreadable = (count: number) =>
  `${formatCount(count, 'entry of the list', 'entries of the list')} could not be read and ${count === 1 ? 'is' : 'are'} not counted.`;

export * as overviewMessages from './overview';
