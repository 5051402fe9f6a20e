// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { moderationTexts } from '@/admin/moderation/texts';
import { userTexts } from '@/admin/people/texts';
import { browseTexts } from '@/catalog/browse/texts';
import { priceTexts } from '@/catalog/price/texts';
import { categoryTexts } from '@/categories/texts';
import {
  amountOf,
  formatCharge,
  formatRelative,
  formatShortDate,
  formatCount,
  formatDate,
  formatDistance,
  formatPrice,
  orNotStated,
  formatTime,
  truncate,
} from '@/lib/text/format';
import { uiTexts } from '@/ui/texts';

describe('Money and measures', () => {
  test.each([
    [12500, '$12,500'],
    [999999.99, '$999,999.99'],
    [0.5, '$0.50'],
    [0, '$0'],
    [undefined, 'Price not stated'],
  ])('%s is shown as %s (§9)', (amount, shown) => expect(formatPrice(amount)).toBe(shown));

  test.each([
    [2_450_000, 'usd', '$24,500', 24_500],
    [9950, 'eur', '€99.50', 99.5],
    [24_500, 'jpy', '¥24,500', 24_500],
    [12_345, 'kwd', 'KWD 12.345', 12.345],
    [2_450_000, 'us$', '2,450,000 of the smallest unit of “us$”', 24_500],
  ])('a charge of %i in the smallest unit of %s is shown as %s', (amount, currency, shown, whole) => {
    expect(formatCharge(amount, currency).replace('\u00a0', ' ')).toBe(shown);
    expect(amountOf(amount, currency)).toBe(whole);
  });

  test('an exact charge has its cents, also if there are none', () =>
    expect(formatCharge(2_450_000, 'usd', { isExact: true })).toBe('$24,500.00'));

  test.each([
    [48200, '48,200 km'],
    [0, '0 km'],
    [undefined, 'Not stated'],
  ])('%s kilometres are shown as %s', (km, shown) => expect(formatDistance(km)).toBe(shown));

  test.each([
    ['Automatic', 'Automatic'],
    ['  ', 'Not stated'],
    [undefined, 'Not stated'],
  ])('the text %j is shown as %s', (text, shown) => expect(orNotStated(text)).toBe(shown));

  test.each([
    [1, '1 car'],
    [0, '0 cars'],
    [1200, '1,200 cars'],
  ])('%i cars are counted as %s', (n, shown) => expect(formatCount(n, 'car', 'cars')).toBe(shown));

  test('every count of a text is written in the same way', () => {
    const texts = [
      browseTexts.allHeading(1, 10_000),
      browseTexts.found(10_000, 10_000),
      moderationTexts.position(1, 10_000),
      moderationTexts.undoAll(10_000),
      userTexts.duplicate(2, 10_000),
      categoryTexts.countOf(10_000),
      priceTexts.verdict(0, 1, 10_000),
      uiTexts.fresh(10_000),
    ];
    for (const text of texts) expect(text).toMatch(/\b10,000\b/);
    expect(texts.join(' ')).not.toContain('10000');
  });
});

describe('A truncated title', () => {
  test.each([
    ['Corolla 2016', 15, 'Corolla 2016'],
    ['exactly fifteen', 15, 'exactly fifteen'],
    ['BMW 330i xDrive M Sport', 15, 'BMW 330i xDrive…'],
    ['BMW 330i xDrive M Sport', 16, 'BMW 330i xDrive…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
    ['é̂toile', 3, 'é̂to…'],
    ['', 15, ''],
  ])('%j of %i characters reads %j (§9)', (title, length, shown) => expect(truncate(title, length)).toBe(shown));
});

describe('Times', () => {
  const now = new Date('2026-11-14T12:00:00Z');

  test.each([
    ['2026-11-14T11:59:30Z', 'just now'],
    ['2026-11-14T12:05:00Z', 'just now'],
    ['2026-11-14T11:59:00Z', '1 minute ago'],
    ['2026-11-14T09:10:00Z', '2 hours ago'],
    ['2026-11-13T11:00:00Z', '1 day ago'],
    ['2026-11-11T12:00:00Z', '3 days ago'],
    ['2026-11-01T12:00:00Z', '1 week ago'],
    ['2026-09-01T12:00:00Z', '2 months ago'],
    ['2024-01-01T12:00:00Z', '2 years ago'],
    ['nonsense', 'Not stated'],
  ])('%s was %s', (time, shown) => expect(formatRelative(new Date(time), now)).toBe(shown));

  test.each([
    ['2026-11-14T11:59:30Z', 'just now'],
    ['2026-11-14T11:40:00Z', '20 min ago'],
    ['2026-11-14T11:00:00Z', '1 hr ago'],
    ['2026-11-11T12:00:00Z', '3 days ago'],
    ['2026-11-01T12:00:00Z', '1 wk ago'],
    ['2026-09-01T12:00:00Z', '2 mo ago'],
    ['2024-01-01T12:00:00Z', '2 yr ago'],
  ])('%s was, in short, %s', (time, shown) => expect(formatRelative(new Date(time), now, true)).toBe(shown));

  test.each([
    ['America/Los_Angeles', '13 November 2026', '17:05'],
    ['Asia/Tokyo', '14 November 2026', '10:05'],
  ])('are those of the time zone %s', async (zone, date, time) => {
    vi.resetModules();
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const format = await import('@/lib/text/format');
    const moment = new Date('2026-11-14T01:05:00Z');
    expect([format.formatDate(moment), format.formatTime(moment)]).toEqual([date, time]);
    expect(format.formatShortDate(new Date('2026-01-01T01:05:00'), moment)).toBe('1 Jan');
    expect(format.formatShortDate(new Date('2026-12-31T23:05:00'), moment)).toBe('31 Dec');
  });

  test.each([
    ['2026-12-31T12:00:00', '31 Dec'],
    ['2025-11-14T12:00:00', '14 Nov 2025'],
    ['2027-01-02T12:00:00', '2 Jan 2027'],
  ])('%s is the short date %s, with the year if it is another', (date, shown) => {
    expect(formatShortDate(new Date(date), now)).toBe(shown);
  });

  test('a date names its month, a time has two digits each', () => {
    expect(formatDate(new Date(2026, 10, 14))).toBe('14 November 2026');
    expect(formatTime(new Date(2026, 10, 14, 9, 5))).toBe('09:05');
    expect(formatTime(new Date(2026, 10, 14, 0, 30))).toBe('00:30');
    expect(formatDate(new Date('nonsense'))).toBe('Not stated');
  });
});
