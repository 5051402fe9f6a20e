import { formatCount, formatPrice, formatShortDate, formatNumber } from '@/lib/text/format';

const cars = (count: number) => formatCount(count, 'car', 'cars');
const listed = (count: number) => (count === 0 ? 'No car is listed' : `${cars(count)} listed`);
const openReports = (count: number) => formatCount(count, 'report', 'reports');

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
  link: (count: number, carCount: number) =>
    count === 0 ? 'No open reports' : `${openReports(count)} about ${cars(carCount)}`,
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
  link: (count: number, total: number) =>
    total === 0 ? 'No sellers yet' : `${formatNumber(count)} of ${formatCount(total, 'seller', 'sellers')}`,
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
