// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { mailto, tel } from '@/lib/text/links';

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
    ['(212) 555-0117', 'tel:2125550117'],
    ['0171/55 01', 'tel:01715501'],
    ['+49 33056/12345', 'tel:+493305612345'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['0044 ( 0 ) 20 7946 0958', 'tel:00442079460958'],
    ['(+44) (0) 20 7946 0958', 'tel:+442079460958'],
    ['(0)20 7946 0958', 'tel:02079460958'],
    ['＋４６　３１‐５５５　０１　１７', 'tel:+46315550117'],
    ['\u202a+46\u00a031–555−0117\u202c', 'tel:+46315550117'],
    ['+٩٦٤ ٧٧٠ ۱۲۳ ४५६७', 'tel:+9647701234567'],
    ['+1 415 555 0117 ext. 308', 'tel:+14155550117'],
    ['+1 415 555 0117x308', 'tel:+14155550117'],
    ['+1 415 555 0117, Extension: 308', 'tel:+14155550117'],
    ['+1 415 555 0117 #308', 'tel:+14155550117'],
  ])('dials one number of %s', (phone, link) => {
    expect(tel(phone)).toBe(link);
  });

  test.each([
    '+46 31 555+1+308',
    '+46 31 555 01 17 / +46 70 123 45 67',
    '+46 31 555 01 17, 070 123 45 67',
    '0171 2345678 0172 3456789',
    '0171 2345678 / 0172 34567',
    '031-555 01 17/18',
    '031-555 01 17 - 18',
    '555-0117 / 555-0118',
    '555-0117 555-0118',
    '555-0117 (555-0118)',
    '030/1234/5678',
    'Call 555 0117',
    '1-800-FLOWERS',
    '555 0117 or 0118',
    'ask me;phone-context=evil',
    '+46315550117;phone-context=evil.example',
    '12345',
    '+1234567890123456',
    '',
  ])('dials nothing for %j', (phone) => {
    expect(tel(phone)).toBeUndefined();
  });
});
