import { formatCount, formatPrice } from '@/lib/text/format';

const whole = (amount: number) => formatPrice(Math.round(amount));

export const estimateTexts = {
  title: 'Monthly estimate',
  monthly: whole,
  aMonth: (amount: number) => `${whole(amount)} a month`,
  times: (months: number) => `a month, ${formatCount(months, 'time', 'times')}`,
  deposit: 'Deposit',
  months: 'Months',
  rate: 'Rate a year',
  dollars: '$',
  percent: '%',
  notDollars: 'An amount of dollars',
  notMonths: (max: number) => `1 to ${max}`,
  notRate: (max: number) => `0 to ${max}`,
  noRate: 'Type a yearly rate, for instance your bank’s, to see the monthly payment.',
  noLoan: 'The deposit covers the price.',
  notPossible: 'These numbers do not give an estimate.',
  sums: (total: number, interest: number) => `${whole(total)} in all, ${whole(interest)} of it interest.`,
  disclaimer: 'An estimate from your own numbers, not an offer; they stay on this device.',
} as const;
