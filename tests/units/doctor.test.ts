// @vitest-environment node
import { afterAll, describe, expect, test, vi } from 'vitest';
import { run } from '@tests/run/command';
import { adviceOf, faultsOf, repeats, risksOf, unknownOf } from '@tests/support/doctor/faults';
import { doctorSettings, healthyHosts, settingsWith, SITE, type Proxies } from '@tests/support/doctor/hosts';
import { report } from '@tools/doctor/finding';
import { hostNames, readOptions, type HostName } from '@tools/doctor/options';
import { examineSettings } from '@tools/doctor/settings';

// The schemas of documents read the settings when they are imported.
vi.resetModules();
for (const [name, value] of Object.entries(doctorSettings)) vi.stubEnv(name, value);
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
const { examine } = await import('@tools/doctor/doctor');
const hosts = await healthyHosts();
const deployed = await healthyHosts('as-deployed');

interface Circumstances {
  at?: Proxies;
  settings?: Readonly<Record<string, string>>;
  write?: boolean;
  site?: string | undefined;
  sent?: Request[];
  fetchFrom?: typeof hosts;
  only?: readonly HostName[];
}

async function partsOf(circumstances: Circumstances = {}) {
  const { at, settings, write = false, sent, fetchFrom = hosts, only = hostNames, ...given } = circumstances;
  const visit = { settings: settingsWith(settings), site: SITE, mayWrite: write, ...given };
  return examine(visit, only, { fetch: fetchFrom(at, sent), timeoutMs: 200 });
}
const findingsOf = async (circumstances?: Circumstances) =>
  (await partsOf(circumstances)).flatMap(([, findings]) => findings);
const notFine = async (circumstances?: Circumstances) =>
  (await findingsOf(circumstances)).filter(({ kind }) => kind !== 'ok').map(({ kind, text }) => `${kind}: ${text}`);

const aSentence: unknown = expect.stringMatching(/^\S.*\.$/s);
const testKey = 'advice: Stripe’s key is a test key: no money moves, and the payment page says so.';
const noPayment: unknown = expect.stringMatching(/^unknown: Whether a payment succeeds/);

describe('The doctor finds', () => {
  for (const [kind, says] of Object.entries({ fault: faultsOf, risk: risksOf, advice: adviceOf, unknown: unknownOf }))
    for (const host of hostNames)
      test.each(Object.entries(says[host] ?? {}))(`${kind} of ${host}: … %s …`, async (part, circumstances) => {
        const finding = (await findingsOf({ ...circumstances, only: [host] })).find(({ text }) => text.includes(part));
        expect(finding).toMatchObject({ kind, remedy: aSentence });
      });

  test('nothing wrong with healthy hosts, but for what it cannot know and the test key', async () => {
    expect(await notFine({ write: true })).toEqual([testKey, noPayment]);
  });

  test('one host that does not respond, and examines the others', async () => {
    const findings = await notFine({ at: { 'payments.example.com': () => Promise.reject(new Error('closed')) } });
    expect(findings.filter((text) => text.startsWith('fault'))).toEqual([
      'fault: payments.example.com did not respond: “Error: closed”.',
    ]);
    expect(findings).toContain('unknown: Whether the upload key is right is not known.');
  });

  test('what it cannot know without the address of the site', async () => {
    const findings = await notFine({ site: undefined });
    expect(findings.filter((text) => text.startsWith('fault'))).toEqual([]);
    expect(findings).toEqual(
      expect.arrayContaining([
        'unknown: CORS: which site will call this host is not known.',
        'unknown: Whether the site’s domain is authorized is not known.',
        'unknown: The deployed site is not tried, because its address is not known.',
      ]),
    );
  });

  test.each([
    [
      { VITE_API_URL: '', VITE_SITE_EMAIL: 'hello' },
      ['VITE_API_URL is missing.', 'VITE_SITE_EMAIL is not an email address.'],
    ],
    [{ VITE_API_URL: 'http://api.example.com' }, ['VITE_API_URL must begin with https://.']],
    [
      { VITE_SITE_PHONE: 'sk_live_51Secret' },
      ['VITE_SITE_PHONE contains a secret key, which everybody could read in the page.'],
    ],
  ])('the faults of the settings %o', (changes, texts) => {
    const { findings } = examineSettings({ ...doctorSettings, ...changes });
    expect(findings.map(({ kind, text }) => [kind, text])).toEqual(texts.map((text) => ['fault', text]));
  });

  test('that a hosted site without one address can be opened at several', () => {
    const kindsOf = (changes: Readonly<Record<string, string>>) =>
      examineSettings({ ...doctorSettings, ...changes }).findings.map(({ kind }) => kind);
    expect(kindsOf({ VITE_SITE_URL: '' })).toEqual(['ok', 'advice']);
    expect(kindsOf({ VITE_SITE_URL: '', MODE: 'sandbox', VITE_AUTH_EMULATOR_URL: 'http://localhost:9099' })).toEqual([
      'ok',
    ]);
  });
});

describe('The doctor sends', () => {
  const lineOf = ({ method, url }: Request) => `${method} ${new URL(url).host}${new URL(url).pathname}`;
  const isWrite = ({ method }: Request) => !['GET', 'OPTIONS'].includes(method);

  test('only reads and preflights, which do not end the hosts as deployed', async () => {
    const sent: Request[] = [];
    const findings = await notFine({ sent, fetchFrom: deployed });

    expect(sent.filter(isWrite).map(lineOf)).toEqual([]);
    expect(findings.filter((text) => text.startsWith('fault'))).toEqual([]);
    expect(findings.filter((text) => text.startsWith('risk'))).toEqual([
      expect.stringContaining('CORS allows every site (*)'),
      expect.stringContaining('/reportedpost with an expired token gets data'),
      expect.stringContaining('anybody can act as anybody'),
      expect.stringContaining('CORS allows every site (*)'),
    ]);
    for (const url of ['https://api.example.com/cars', 'https://payments.example.com/'])
      expect((await deployed()(url, {})).status).toBeLessThan(500);
  });

  test('with --write also one picture, and sign-ins that create nothing', async () => {
    const sent: Request[] = [];
    await findingsOf({ sent, write: true });

    expect(sent.filter(isWrite).map(lineOf).toSorted()).toEqual([
      'POST api.imgbb.com/1/upload',
      'POST identitytoolkit.googleapis.com/v1/accounts:createAuthUri',
      'POST identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    ]);
  });
});

describe('The report', () => {
  test('shows nothing that a terminal would obey', async () => {
    const { text, hasFaults } = report(await partsOf({ at: repeats, write: true }));
    expect(hasFaults).toBe(true);
    expect(text).toMatch(/^ {2}FAULT {4}The upload of a picture: the host responds 500 .*\n +→ .*key/m);
    expect(text).not.toContain('\u001b');
  });

  test('of the command names the faults of the settings', async () => {
    const { isFine, output } = await run(['tsx', 'tools/doctor/main.ts'], { ...doctorSettings, VITE_API_URL: 'api' });
    expect(isFine).toBe(false);
    expect(output).toMatch(/FAULT {4}VITE_API_URL .*\n +→ Correct it in \.env/);
  });

  test.each([
    [['--site', 'localhost:4100'], '--site must begin with https://'],
    [['--only', 'api,mongo'], '--only takes some of api, payments'],
    [['--wirte'], '--wirte'],
  ])('is not made for the arguments %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).toThrow('npm run doctor -- [--site');
  });
});
