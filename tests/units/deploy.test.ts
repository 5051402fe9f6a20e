// @vitest-environment node
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '@tests/run/command';
import { hostedSettings } from '@tests/run/hostedSettings';
import { deploy } from '@tools/deploy/deploy';
import { channelOf, readOptions } from '@tools/deploy/options';
import { runCommand, withoutShell } from '@tools/deploy/runCommand';

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
const log = join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => writeFileSync(log, ''));

/** Instead of `npm` and `firebase`: notes how it was called, fails if it is told to, and prints what Firebase prints. */
const fake = `#!/bin/sh
echo "$(basename "$0") $*" >> "${log}"
case "$(basename "$0") $*" in *"$FAKE_FAILS"*) exit 1;; esac
case "$*" in
  *channel*) printf '\\033[32m✔\\033[39m  hosting:channel: Channel URL (\\033[1mexample\\033[22m): https://example--my-change-a1b2c3.web.app [expires 2026-11-29]\\n';;
  deploy*) printf '\\033[1mHosting URL:\\033[22m https://example.web.app\\n';;
esac
`;
for (const name of ['npm', 'firebase']) {
  writeFileSync(join(folder, name), fake);
  chmodSync(join(folder, name), 0o755);
}

const HOSTS = '--only api,payments,images,firebase,stripe';
const firebase = '--config dist/firebase.json --project example --non-interactive';

const pathBefore = process.env['PATH'] ?? '';
process.env['PATH'] = `${folder}${delimiter}${pathBefore}`;
afterAll(() => void (process.env['PATH'] = pathBefore));

/** Deploys, and returns what was said and which commands were run. */
async function deployWith(args: string, { fails = 'nothing', ...settings }: Record<string, string> = {}) {
  process.env['FAKE_FAILS'] = fails;
  const said: string[] = [];
  const options = readOptions(args.split(' ').filter(Boolean), () => 'my-branch');
  const raw = { ...hostedSettings, ...settings, MODE: options.mode };
  const isFine = await deploy(options, raw, { run: runCommand, say: (line) => said.push(line) });
  return { isFine, output: said.join('\n'), calls: calls() };
}

const calls = () => readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);

const live = [
  'npm run check',
  'npm run build -- --mode production',
  `npm run doctor -- --mode production --site https://example.web.app ${HOSTS}`,
  `firebase deploy --only hosting ${firebase}`,
  'npm run doctor -- --mode production --site https://example.web.app --only site',
];

describe('npm run deploy', () => {
  test('checks, builds, examines the hosts, deploys, examines the site, and prints the address', async () => {
    const { isFine, output, calls } = await deployWith('');
    expect(calls).toEqual(live);
    expect(isFine).toBe(true);
    expect(output.trim().split('\n').at(-1)).toBe('Deployed: https://example.web.app');
  });

  test('-- --preview deploys to a channel that expires, and examines that', async () => {
    const { output, calls } = await deployWith('--preview --name my/change --expires 2d --checked --mode staging');
    expect(calls).toEqual([
      'npm run build -- --mode staging',
      `npm run doctor -- --mode staging ${HOSTS}`,
      `firebase hosting:channel:deploy my-change --expires 2d ${firebase}`,
      'npm run doctor -- --mode staging --site https://example--my-change-a1b2c3.web.app --only site',
    ]);
    expect(output).toContain('Deployed: https://example--my-change-a1b2c3.web.app');
  });

  test('-- --site examines the address that people use', async () => {
    const { calls } = await deployWith('--site https://cars.example.com --checked');
    expect(calls.filter((call) => call.includes('https://cars.example.com'))).toHaveLength(2);
  });

  test.each([
    ['npm run check', 1, 'A check has failed. Nothing was deployed.'],
    ['npm run build', 2, 'The site could not be built. Nothing was deployed.'],
    ['stripe', 3, 'A host does not work as the site needs it. Nothing was deployed.'],
    ['firebase deploy', 4, 'Firebase Hosting has not taken the site. What was there before is still served.'],
    ['--only site', 5, 'The site is at https://example.web.app, but it is not served as it was built.'],
  ])('stops if this fails, and says so: %s', async (fails, steps, sentence) => {
    const { isFine, output, calls } = await deployWith('', { fails });
    expect(calls).toEqual(live.slice(0, steps));
    expect(isFine).toBe(false);
    expect(output).toContain(`Stopped. ${sentence}`);
    expect(output).not.toContain('Deployed:');
  });

  test.each([
    ['--mode sandbox', {}, 'These are the settings of the local fake backends.'],
    ['--mode development', { VITE_API_URL: 'http://localhost:4101' }, 'VITE_API_URL must begin with https://'],
    ['', { VITE_AUTH_EMULATOR_URL: 'http://localhost:9099' }, 'VITE_AUTH_EMULATOR_URL'],
    ['', { VITE_SITE_EMAIL: '' }, 'VITE_SITE_EMAIL is missing'],
  ])('refuses %s %o before it runs anything', async (args, settings, sentence) => {
    const { isFine, output, calls } = await deployWith(args, settings);
    expect(output).toContain(sentence);
    expect({ isFine, calls }).toEqual({ isFine: false, calls: [] });
  });
});

describe('The command', () => {
  const command = (...args: string[]) =>
    run(['tsx', 'tools/deploy/main.ts', ...args], {
      ...hostedSettings,
      FAKE_FAILS: 'nothing',
      PATH: [folder, resolve('node_modules/.bin'), pathBefore].join(delimiter),
    });

  test('runs the steps in the terminal, with the settings of the environment', async () => {
    const { isFine, output } = await command('--checked');
    expect(output).toContain('Hosting URL:');
    expect(output.trim().split('\n').at(-1)).toBe('Deployed: https://example.web.app');
    expect({ isFine, calls: calls() }).toEqual({ isFine: true, calls: live.slice(1) });
  });

  test('says what is wrong with its arguments', async () => {
    const { isFine, output } = await command('--expires', 'soon');
    expect(output).toContain('--expires must be hours or days');
    expect(output).toContain('npm run deploy -- --preview');
    expect({ isFine, calls: calls() }).toEqual({ isFine: false, calls: [] });
  });
});

test.each(['npm', 'firebase'])(
  'On Windows, %s runs without a shell, which would read its arguments',
  async (command) => {
    const [program = '', script = '', ...args] = withoutShell([command, 'a & b', '"|c'], 'win32');
    expect([program, ...args]).toEqual([process.execPath, 'a & b', '"|c']);
    expect(await runCommand([program, script, '--version'])).toMatchObject({ isFine: true });
  },
);

describe('The name of a preview', () => {
  test.each([
    ['feature/Cheaper Cars', 'feature-cheaper-cars'],
    ['dependabot/npm_and_yarn/vite-8.4.0-and-more', 'dependabot-npm-and-yarn-vite-8'],
    ['-é-', ''],
    ['LIVE', ''],
    [undefined, ''],
  ])('of branch %s is %s', (branch, channel) => {
    if (channel === '') expect(() => channelOf(branch)).toThrow('Give the preview a name');
    else expect(channelOf(branch)).toBe(channel);
  });

  test('and the address of the live site are refused if they would be something else', () => {
    expect(() => readOptions(['--site', 'http://cars.example.com'], () => undefined)).toThrow(
      '--site must be an address',
    );
    expect(() => readOptions(['--site', 'https://cars.example.com/a'], () => undefined)).toThrow('--site must be');
    expect(() => readOptions(['--preview', '--site', 'https://cars.example.com'], () => 'x')).toThrow(
      'leave --site out',
    );
  });

  test('is that of the git branch unless one is given', () => {
    expect(readOptions(['--preview'], () => 'my-branch').channel).toBe('my-branch');
    expect(readOptions(['--preview', '--name', 'other'], () => 'my-branch').channel).toBe('other');
    expect(() => readOptions(['--name', 'other'], () => 'my-branch')).toThrow('add --preview');
  });
});
