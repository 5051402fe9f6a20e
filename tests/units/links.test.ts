// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { mailto, tel } from '@/shared/text/links';

describe('A contact link', () => {
  test.each([
    ['mara@example.test', undefined, 'mailto:mara@example.test'],
    ['mara@example.test', { subject: 'A & B?' }, 'mailto:mara@example.test?subject=A%20%26%20B%3F'],
    [
      'mara+cars@example.test',
      { subject: 'BMW & Co? 100 %', body: 'Hello,\n\nÅsa #1' },
      'mailto:mara%2Bcars@example.test?subject=BMW%20%26%20Co%3F%20100%20%25&body=Hello%2C%0D%0A%0D%0A%C3%85sa%20%231',
    ],
    ['m@x.test?bcc=all@x.test', undefined, 'mailto:m@x.test%3Fbcc%3Dall@x.test'],
  ])('writes only to %s', (address, mail, link) => {
    expect(mailto(address, mail)).toBe(link);
  });

  test.each([
    ['+46 (31) 555-01 17', 'tel:+46315550117'],
    ['0171/55 01', 'tel:01715501'],
    ['+46 31 555+1+308', 'tel:+46315551308'],
    ['ask me;phone-context=evil', undefined],
  ])('dials %s', (phone, link) => {
    expect(tel(phone)).toBe(link);
  });
});
