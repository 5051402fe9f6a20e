import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deviceStores, userStores } from '@/lib/config/deviceStores';

const untils = {
  session: 'the session ends',
  input: 'a sign-out, or 30 days',
  tab: 'the tab is closed',
  device: 'it is cleared by the user',
};

test('SECURITY.md lists all that the device keeps, and how long', () => {
  const { localStorage, sessionStorage, indexedDB } = deviceStores;
  const inCode = Object.entries({ ...userStores, ...localStorage, ...sessionStorage, ...indexedDB });
  const table = readFileSync('SECURITY.md', 'utf8').matchAll(/^\| (`.*`) +\| .+\S +\| (.+\S) +\|$/gm);
  const inDocument = [...table].flatMap(([, names = '', until]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, until]),
  );
  expect(Object.fromEntries(inDocument)).toEqual(
    Object.fromEntries(inCode.map(([name, lifetime]) => [name, untils[lifetime]])),
  );
});
