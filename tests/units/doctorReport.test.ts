// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doctorSettings, SITE } from '@tests/support/doctor/hosts';
import { brokenSetUp, post } from '@tests/support/doctor/brokenSetUp';
import { loadDoctor } from '@tests/support/doctor/loadDoctor';
import { fails, html, on, responds, respondsJson, takes } from '@tests/support/doctor/proxies';
import { readOptions } from '@tools/doctor/options';

const { report } = await loadDoctor();
const all = ['--site', SITE];

describe('The report', () => {
  test('stands in docs/doctor.md as it is printed, of healthy hosts and of broken ones', async () => {
    const file = 'docs/doctor.md';
    const outputs = [await report(all, { api: on('GET /cars', takes(240)) }), await report(all, brokenSetUp)];
    const texts = outputs.map(({ output }) => `\`\`\`text\n${output}\n\`\`\``);
    const document = readFileSync(file, 'utf8').replace(/```text\n[^]*?\n```/g, (block) => texts.shift() ?? block);

    expect(outputs.map(({ status }) => status)).toEqual([0, 1]);
    await expect(document).toMatchFileSnapshot(`../../${file}`);
  });

  test('shows no key whole, even if every host repeats it', async () => {
    const repeats = (request: Request) =>
      Promise.resolve(Response.json({ error: { message: request.url } }, { status: 400 }));
    const proxies = { api: repeats, images: repeats, identity: repeats, stripeApi: repeats };
    for (const args of [all, [...all, '--json']]) {
      const { output } = await report(args, proxies);
      expect(output).toContain('AIzaSyEx…');
      for (const name of ['VITE_FIREBASE_API_KEY', 'VITE_IMAGE_UPLOAD_KEY', 'VITE_STRIPE_PUBLISHABLE_KEY'] as const)
        expect(output).not.toContain(doctorSettings[name]);
    }
  });

  test('contains nothing that a terminal would obey', async () => {
    const { output } = await report(all, { api: responds(200, '\u001b[2J\u202eevil') });
    expect(output).toContain('[2Jevil');
    expect(output).not.toContain('\u001b');
    expect(output).not.toContain('\u202e');
  });

  test('shows ten ids of a kind, and as JSON all of them', async () => {
    const posts = Array.from({ length: 25 }, (_, index) =>
      post(`65f${String(index).padStart(21, '0')}`, { price: '' }),
    );
    const proxies = { api: on('GET /cars', respondsJson(200, posts)) };
    expect((await report(all, proxies)).output).toContain('and 15 more (--json lists all)');

    const { output } = await report([...all, '--json'], proxies);
    const ids = { 'no price': posts.map(({ _id }) => _id) };
    const finding: unknown = expect.arrayContaining([expect.objectContaining({ check: 'documents', ids })]);
    expect(JSON.parse(output)).toMatchObject({ site: SITE, exitStatus: 0, counts: { fault: 0 }, findings: finding });
  });

  test('says what is unknown without the address of the site', async () => {
    const { output, status } = await report([]);
    expect(status).toBe(0);
    expect(output).toMatch(/unknown {2}CORS: .*\n.*--site/);
    expect(output).toMatch(/unknown {2}The deployed site is not tried.*\n.*--site/);
    expect(output).toMatch(/unknown {2}Whether the site’s domain is authorized is not known/);
  });

  test('does not blame the hosts if this machine is offline', async () => {
    const offline = fails('EAI_AGAIN');
    const names = ['api', 'payments', 'images', 'identity', 'handler', 'stripeJs', 'stripeApi', 'site'];
    const { output, status } = await report(['--site', SITE], Object.fromEntries(names.map((name) => [name, offline])));
    expect(status).toBe(2);
    expect(output.match(/unknown {2}Not tried: this machine reaches no host/g)).toHaveLength(6);
  });

  test.each([
    [
      { VITE_API_URL: '', VITE_SITE_EMAIL: 'hello' },
      ['VITE_API_URL is missing', 'VITE_SITE_EMAIL is not an e-mail address'],
    ],
    [{ VITE_API_URL: 'http://api.example.com' }, ['VITE_API_URL must begin with https://']],
    [{ VITE_SITE_PHONE: 'sk_live_51Secret' }, ['VITE_SITE_PHONE contains a secret key']],
  ])('names the faults of the settings %o, and no secret', async (changes, texts) => {
    const { output, status } = await report(['--only', 'settings'], {}, changes);
    expect(status).toBe(1);
    for (const text of texts) expect(output).toContain(`FAULT    ${text}`);
    expect(output).not.toContain('sk_live_51Secret');
  });

  test('is about the chosen hosts only', async () => {
    const { output } = await report([...all, '--only', 'site,stripe'], { api: html(500) });
    expect(output).toMatch(/Settings\n[^]*Stripe\n[^]*Site\n/);
    expect(output).not.toMatch(/^(API|Firebase|Image host)$/m);
  });
});

test.each([
  [['--site', 'cars.example.com'], '--site must be an address'],
  [['--site', 'http://cars.example.com'], '--site must be an address'],
  [['--site', 'https://cars.example.com/home'], 'without a path'],
  [['--only', 'api,mongo'], '--only does not know mongo'],
  [['--wirte'], '--wirte'],
])('The arguments %j are refused: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
