import { formatCount, formatPrice, formatShortDate, formatNumber } from '@/lib/text/format';

const cars = (count: number) => formatCount(count, 'car', 'cars');
const listed = (count: number) => (count === 0 ? 'No car is listed' : `${cars(count)} listed`);

/** For example "2 days"; "from today" if none has passed. */
const ageOf = (days: number) => (days === 0 ? 'from today' : formatCount(days, 'day', 'days'));

export const title = 'Overview';
export const reports = {
  topic: 'Open reports',
  columns: { label: 'Age', count: 'Reports' },
  bands: [
    [0, 'Today'],
    [1, '1 – 2 days'],
    [3, '3 – 6 days'],
    [7, 'A week or more'],
  ],
  /** @param oldest the days since the oldest, of those whose time is known; `isOldest` is false if another may be older */
  sentence: (count: number, oldest: number | undefined, isOldest: boolean) => {
    if (count === 0) return 'No report waits';
    const waiting = count === 1 ? '1 report waits' : `${formatCount(count, 'report', 'reports')} wait`;
    if (oldest === undefined) return waiting;
    if (!isOldest) return `${waiting}, one of them ${ageOf(oldest)}`;
    if (count === 1) return oldest === 0 ? `${waiting}, from today` : `${waiting}, ${ageOf(oldest)} old`;
    return oldest === 0 ? `${waiting}, all from today` : `${waiting}, the oldest ${ageOf(oldest)}`;
  },
  link: (carCount: number) => (carCount === 0 ? 'Nothing to review' : `${cars(carCount)} to review`),
} as const;
export const sellers = {
  topic: 'Unverified sellers',
  columns: { label: 'Since', count: 'Sellers' },
  bands: [
    [0, 'Today'],
    [1, '1 – 6 days'],
    [7, '7 – 13 days'],
    [14, '14 days or more'],
  ],
  link: (count: number, total: number) => {
    if (total === 0) return 'No sellers yet';
    if (count === 0) return 'Nobody waits for verification';
    const of = `${formatNumber(count)} of ${formatCount(total, 'seller', 'sellers')}`;
    return `${of} ${count === 1 ? 'waits' : 'wait'} for verification`;
  },
} as const;
export const weeks = {
  topic: 'New cars a week',
  columns: { label: 'Week from', count: 'Cars' },
  link: listed,
} as const;
export const brands = {
  topic: 'Cars and prices by brand',
  columns: { label: 'Brand', count: 'Cars' },
  prices: { lowest: 'Cheapest', median: 'Median', highest: 'Most expensive' },
  link: listed,
} as const;
export const usual = 'Usual, full week';
export const thisWeek = 'This week, so far';
export const weekOf = (start: number, now: number) => formatShortDate(new Date(start), new Date(now));
export const earlier = 'Earlier';
export const noTime = 'Not known';
export const others = (count: number) => formatCount(count, 'other brand', 'other brands');
export const brandless = 'No brand stated';
export const carsOf = (name: string) => `Cars of ${name}`;
export const price = (amount: number | undefined) => (amount === undefined ? '–' : formatPrice(amount));

export * as overviewTexts from './texts';
