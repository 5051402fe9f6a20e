import { describe, expect, test } from 'vitest';
import { readLoginState } from '@/auth/wayIn/loginState';

const long = `/blog?q=${'x'.repeat(3000)}`;

/** The `from` of the history state, and where the login leads. */
const destinations: [from: unknown, to: string][] = [
  ['/blog', '/blog'],
  ['/blog?page=2#faq', '/blog?page=2#faq'],
  ['/dashboard/payment/650000000000000000000012', '/dashboard/payment/650000000000000000000012'],
  ['/carsCategories?q=https://evil.example', '/carsCategories?q=https://evil.example'],
  ['/carsCategories?q=50%25', '/carsCategories?q=50%25'],
  ['', '/'],
  [undefined, '/'],
  [null, '/'],
  [17, '/'],
  [['/blog'], '/'],
  [{ pathname: '//evil.example' }, '/'],
  ['blog', '/'],
  ['?to=/blog', '/'],

  ['//evil.example', '/'],
  ['///evil.example', '/'],
  ['////evil.example/x', '/'],
  ['https://evil.example', '/'],
  ['https:evil.example', '/'],
  ['https:/evil.example', '/'],
  ['http://localhost:5173@evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\\/evil.example', '/'],
  ['\\/evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  [' //evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/blog/..//evil.example', '/'],
  ['/%2e%2e//evil.example', '/'],
  ['/%2Fevil.example', '/'],
  ['/%5Cevil.example', '/'],
  ['//[evil', '/'],
  ['javascript:alert(1)', '/'],
  ['JaVaScRiPt:alert(1)', '/'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>', '/'],
  ['blob:http://localhost:5173/0', '/'],

  ['/login', '/'],
  ['/login/', '/'],
  ['/LOGIN', '/'],
  ['/login?from=/login', '/'],
  ['/signup#x', '/'],
  ['/./login', '/'],
  ['/blog/../login', '/'],
  ['/%6Cogin', '/'],
  ['/sign%75p', '/'],
  ['/%E0%A4%A', '/'],
  [long, '/'],
];

describe('A login leads', () => {
  test.each(destinations)('from %j to %s', (from, to) => {
    const { returnTo } = readLoginState({ from });
    expect(returnTo).toBe(to);
    expect(new URL(returnTo, 'http://localhost:5173').origin).toBe('http://localhost:5173');
  });

  test.each([undefined, null, 'a text', 17, []])('from the history state %j to the home page', (state) => {
    expect(readLoginState(state)).toEqual({ returnTo: '/', refused: undefined });
  });

  test('without accepting an unknown role', () => {
    expect(readLoginState({ refused: 'admin' }).refused).toBe('admin');
    expect(readLoginState({ refused: 'owner' }).refused).toBeUndefined();
  });
});
