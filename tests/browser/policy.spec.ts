import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { addressOf } from '@sandbox/run/ports';
import { headersOfEveryFile, readHosting } from '@tools/hosting';
import { expect, test } from './support/test';

/** Markup that must be blocked if a user's text is ever inserted into the page unescaped. */
const markup: [directive: string, html: string][] = [
  ['script-src-elem', '<script>ran.push("script")</script>'],
  ['script-src-elem', '<script src="https://evil.example/x.js"></script>'],
  ['script-src-elem', '<script src="https://apis.google.com/other.js"></script>'],
  ['script-src-attr', '<p id="trap" onclick="ran.push(\'handler\')">Press me</p>'],
  ['script-src-elem', '<a id="link" href="javascript:ran.push(\'link\')">Press me too</a>'],
  ['style-src-elem', '<style>body { display: none }</style>'],
  ['style-src-elem', '<link rel="stylesheet" href="https://evil.example/x.css">'],
  ['img-src', '<img src="https://evil.example/x.png" alt="">'],
  ['img-src', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'],
  ['media-src', '<video src="https://evil.example/x.mp4"></video>'],
  ['object-src', '<object data="https://evil.example/x"></object>'],
  ['frame-src', '<iframe src="https://evil.example/"></iframe>'],
  ['frame-src', '<iframe src="data:text/html,<script>parent.ran.push(1)</script>"></iframe>'],
  ['base-uri', '<base href="https://evil.example/">'],
  ['form-action', '<form id="form" action="https://evil.example/"><button id="send"></button></form>'],
];

/** Calls that must be blocked if a script of the site uses text as code, markup or an address. */
const code: [directive: string, line: string][] = [
  ['require-trusted-types-for', 'eval("ran.push(1)")'],
  ['require-trusted-types-for', 'new Function("ran.push(2)")()'],
  ['require-trusted-types-for', 'setTimeout("ran.push(3)")'],
  ['require-trusted-types-for', 'document.createElement("p").innerHTML = "<img>"'],
  ['require-trusted-types-for', 'document.createElement("script").src = "https://evil.example/y.js"'],
  ['require-trusted-types-for', 'new Worker(URL.createObjectURL(new Blob([""])))'],
  ['trusted-types', 'trustedTypes.createPolicy("mine", { createHTML: (text) => text })'],
  ['connect-src', 'fetch("https://evil.example/").catch(() => undefined)'],
  ['connect-src', 'new WebSocket("wss://evil.example/")'],
];

/** Opens the built page with that markup in it and a script that runs those calls one by one. */
async function openInjectedPage(page: Page) {
  await page.route('/home', async (route) => {
    const response = await route.fetch();
    const traps = markup.map(([, html]) => html).join('');
    const body = (await response.text()).replace('</body>', `${traps}<script src="/probe.js"></script></body>`);
    await route.fulfill({ response, body });
  });
  const lines = code.map(([, line]) => `try { ${line} } catch {}`);
  await page.route('/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: ['window.ran = []', ...lines].join(';\n') }),
  );
  // The browser blocks requests to hosts of this machine from a page that a test has fulfilled.
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${addressOf('market')}/**`, (route) => route.fulfill({ json: [], headers }));
  await page.goto('/home');
  await expect(page.getByRole('banner').getByText('SecondGear')).toBeVisible();
  await page.evaluate(() => document.getElementById('trap')?.click());
  await page.evaluate(() => document.getElementById('link')?.click());
}

test('The content security policy blocks everything injected into the page, and every violation fails a test', async ({
  page,
  problems,
}) => {
  await openInjectedPage(page);
  expect(await page.evaluate<unknown>(() => Reflect.get(window, 'ran'))).toEqual([]);
  // Must come last: Playwright would wait forever for the navigation.
  void page.evaluate(() => document.getElementById('send')?.click());

  const violations = () => problems.unexpected.filter((line) => line.startsWith('policy: '));
  const count = (directive: string) => violations().filter((line) => line.startsWith(`policy: ${directive} `)).length;

  for (const directive of new Set([...markup, ...code].map(([name]) => name))) {
    const expected = [...markup, ...code].filter(([name]) => name === directive).length;
    await expect.poll(() => count(directive), `violations of ${directive}`).toBeGreaterThanOrEqual(expected);
  }
  expect(problems.unexpected.filter((line) => line.startsWith('requested'))).toEqual([]);
  problems.expect(/^policy: |^console: [^]*(Content Security Policy|requires 'Trusted)/i);
});

test('Every file is served with the headers that the build wrote', async ({ request }) => {
  const written = headersOfEveryFile(readHosting('.sandbox/browser-tests/dist/firebase.json'));
  const script =
    /\/assets\/[\w.-]+\.js/.exec(readFileSync('.sandbox/browser-tests/dist/index.html', 'utf8'))?.[0] ?? '';
  const served = Object.entries(written).map(([name, value]) => [name.toLowerCase(), value] as const);

  expect(served).toHaveLength(7);
  for (const path of [
    '/',
    '/home',
    '/dashboard/payment/0123456789abcdef01234567',
    '/favicon.ico',
    '/no/such',
    script,
  ]) {
    const response = await request.get(path);
    expect(response.headers(), path).toMatchObject(Object.fromEntries(served));
  }
});
