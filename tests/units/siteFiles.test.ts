// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { demoAccounts } from '@sandbox/data/demoAccounts';
import { hostedSettings } from '@tests/run/hostedSettings';

const read = (file: string) => readFileSync(file, 'utf8');

test('The icons of the site are there', () => {
  const links = [...read('index.html').matchAll(/<link rel="[^"]*(?:icon|manifest)" href="\/([^"]+)"/g)];
  const icons = [...read('public/site.webmanifest').matchAll(/"src": "\/([^"]+)"/g)];
  expect(links).toHaveLength(4);
  expect([...links, ...icons].filter(([, file]) => !existsSync(`public/${file}`))).toEqual([]);
});

test('Search engines may read every public page, and are kept from the dashboard', () => {
  const disallowed = [...read('public/robots.txt').matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  expect(
    ['/', '/home', '/blog', '/login', '/signup'].filter((path) => disallowed.some((start) => path.startsWith(start))),
  ).toEqual([]);
  expect(disallowed).toContain('/dashboard');
});

test('.env.example has every setting of a hosted site, .env.sandbox one of its own for each, and README the demo accounts', () => {
  const example = parseEnv(read('.env.example').replace(/^# (VITE_\w+=)/gm, '$1'));
  const ofSandbox = ['VITE_STRIPE_JS_URL', 'VITE_AUTH_EMULATOR_URL'];
  const ofHost = Object.keys(hostedSettings).filter((name) => !ofSandbox.includes(name));
  expect(Object.keys(example).sort()).toEqual(ofHost.sort());
  expect(Object.keys(parseEnv(read('.env.sandbox'))).sort()).toEqual(Object.keys(hostedSettings).sort());
  for (const { email, password } of demoAccounts)
    expect(read('README.md')).toMatch(new RegExp(`\`${email}\` *\\| \`${password}\` `));
});
