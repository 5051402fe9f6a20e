// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { apiDataFaults } from '@tests/support/doctor/apiDataFaults';
import { apiFaults } from '@tests/support/doctor/apiFaults';
import { firebaseFaults } from '@tests/support/doctor/firebaseFaults';
import { hostFaults } from '@tests/support/doctor/hostFaults';
import { loadDoctor } from '@tests/support/doctor/loadDoctor';
import { fails } from '@tests/support/doctor/proxies';
import { siteFaults } from '@tests/support/doctor/siteFaults';
import { partNames } from '@tools/doctor/finding';

const { checks, findings, examineDeployed, database } = await loadDoctor();
const faults = [...apiFaults, ...apiDataFaults, ...hostFaults, ...firebaseFaults, ...siteFaults];

const aSentence: unknown = expect.stringMatching(/^[A-Z].*\.$/s);
const containing = (text: string): unknown => expect.stringContaining(text);
const isPreflight = (headers: Headers) => headers.has('origin') && headers.has('access-control-request-method');

describe('The doctor finds', () => {
  test.each(faults)('%s: %s', async (check, _when, { settings = {}, mayWrite = false, ...proxies }, kind, says) => {
    const parts = partNames.filter((name) => check.startsWith(`${name}/`));
    const found = await findings({ proxies, settings, mayWrite, parts });

    const ofCheck = found.filter((finding) => `${finding.part}/${finding.check}` === check);
    expect(ofCheck.map((finding) => finding.text).join('\n')).toContain(says);
    expect(ofCheck.find(({ text }) => text.includes(says))).toMatchObject({
      kind,
      remedy: aSentence,
    });
  });

  test('what every check is for', () => {
    const all = Object.entries(checks);
    const names = all.flatMap(([part, ofPart]) => Object.keys(ofPart).map((name) => `${part}/${name}`));
    // Whether a payment succeeds is always unknown.
    const tested = new Set([...faults.map(([check]) => check), 'payments/payment']);

    expect(new Set(names)).toEqual(tested);
  });

  test('nothing wrong with healthy hosts, but for what it cannot know and the test key', async () => {
    const found = await findings({ mayWrite: true });

    const notFine = found.filter(({ kind }) => kind !== 'fine');
    expect(notFine.map(({ kind, part, check }) => `${kind} ${part}/${check}`)).toEqual([
      'untried payments/payment',
      'advice stripe/key',
    ]);
  });

  test('one host whose name is not known, while the others respond', async () => {
    const found = await findings({ proxies: { payments: fails('ENOTFOUND') } });

    expect(found.filter(({ kind }) => kind === 'fault').map(({ text }) => text)).toEqual([
      'The name payments.example.com is not known.',
    ]);
  });
});

describe('The doctor sends', () => {
  const lineOf = ({ method, url }: Request) => `${method} ${new URL(url).host}${new URL(url).pathname}`;
  const isWrite = ({ method }: Request) => !['GET', 'OPTIONS'].includes(method);

  test('only what a well-behaved page sends: reads with whole ids and tokens, and preflights', async () => {
    const sent: Request[] = [];
    await findings({ sent });

    expect(sent.filter(isWrite).map(lineOf)).toEqual([]);
    const incomplete = sent.filter(({ method, headers }) => method === 'OPTIONS' && !isPreflight(headers));
    expect(incomplete.map(lineOf)).toEqual([]);
    const tokens = sent.flatMap(({ headers }) => headers.get('authorization') ?? []);
    expect(new Set(tokens.map((token) => /^Bearer (eyJ[\w-]+\.){2}[\w-]+$/.test(token)))).toEqual(new Set([true]));
  });

  test('nothing that ends the hosts as deployed, and finds no more than advice there', async () => {
    const { output, status, afterwards } = await examineDeployed();

    expect(output).not.toContain('FAULT');
    expect(output).toContain('advice   GET /reportedpost without a token gets data: anybody on the internet can read');
    expect({ status, afterwards }).toEqual({ status: 0, afterwards: [true, true] });
  });

  test('with --write also one picture, and sign-ins that create nothing', async () => {
    const versions = () =>
      [database.cars, database.users, database.wishlist, database.reportedpost].map(({ version }) => version);
    const before = versions();
    const sent: Request[] = [];
    await findings({ sent, mayWrite: true });

    const bodies = await Promise.all(
      sent.filter(isWrite).map(async (request) => [lineOf(request), await request.text()]),
    );
    expect(bodies).toHaveLength(3);
    expect(Object.fromEntries(bodies)).toEqual({
      'POST api.imgbb.com/1/upload': containing('name="image"'),
      'POST identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': containing('.invalid"'),
      'POST identitytoolkit.googleapis.com/v1/accounts:createAuthUri': containing('google.com'),
    });
    expect(versions()).toEqual(before);
  });
});
