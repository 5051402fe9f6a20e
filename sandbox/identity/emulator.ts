import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { addressOf, ports } from '@sandbox/run/ports';
import { firebaseProject } from '@sandbox/run/settings';

const START_MS = 90_000;

export interface Emulator {
  /** Settles when the process ends, whoever ended it. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Runs the Firebase emulators and waits until they answer.
 * @param folder where the emulators keep their own papers; with `hosting`, the folder that holds the built site
 * @param hosting the hosting section of firebase.json, its `public` inside `folder`
 */
export async function startEmulator(folder: string, hosting?: object): Promise<Emulator> {
  const own = resolve(folder);
  const papers = join(own, 'emulator');
  rmSync(papers, { recursive: true, force: true });
  mkdirSync(papers, { recursive: true });
  writeFileSync(join(own, 'firebase.json'), JSON.stringify(configOf(hosting), null, 2));

  let output = '';
  const child = launch(own, papers, hosting ? 'auth,hosting' : 'auth');
  const keep = (text: Buffer) => (output = (output + text.toString()).slice(-4000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<string>((tell) =>
    child.once('exit', (code, signal) => tell(signal ?? `code ${code ?? '?'}`)),
  );
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };

  const outcome = await Promise.race([ready(hosting !== undefined), ended.then(() => 'ended' as const)]);
  if (outcome === 'ready') return { ended, stop };
  await stop();
  throw new UserFacingError(`The identity emulator did not start:\n${output}`);
}

/** A group of its own keeps a Ctrl-C from it, so that the last accounts can be read before it ends. */
function launch(own: string, papers: string, only: string): ChildProcess {
  const program = fileURLToPath(new URL('./emulatorProcess.ts', import.meta.url));
  const call = [
    'emulators:start',
    '--only',
    only,
    '--project',
    firebaseProject,
    '--config',
    join(own, 'firebase.json'),
  ];
  return fork(program, [...call, '--non-interactive'], {
    cwd: own,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: {
      ...process.env,
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
      FIREBASE_DEBUG_PATH: join(papers, 'emulator.log'),
      XDG_CONFIG_HOME: papers,
      TMPDIR: papers,
      NODE_OPTIONS: '',
    },
  });
}

function configOf(hosting: object | undefined) {
  const at = (name: 'identity' | 'hub' | 'logging' | 'hosting') => ({ host: 'localhost', port: ports[name] });
  const emulators = {
    auth: at('identity'),
    hub: at('hub'),
    logging: at('logging'),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  return hosting ? { hosting, emulators: { ...emulators, hosting: at('hosting') } } : { emulators };
}

async function ready(hasHosting: boolean) {
  const addresses = [addressOf('identity'), ...(hasHosting ? [addressOf('hosting')] : [])];
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const answers = await Promise.all(addresses.map((address) => answers200(address)));
    if (answers.every(Boolean)) return 'ready' as const;
    await pause(150);
  }
  return 'late' as const;
}

function answers200(address: string) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
