import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressOf, ports } from '@sandbox/run/ports';
import { firebaseProject } from '@sandbox/run/settings';
import { UserFacingError } from '@sandbox/run/userFacingError';

const START_MS = 90_000;

export interface Emulator {
  /** Resolves with the signal or exit code when the process exits. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Runs the Firebase emulators and waits until they respond.
 * @param folder where the emulators keep their own files; with `hosting`, the folder that holds the built site
 * @param hosting the hosting section of firebase.json, its `public` inside `folder`
 * @throws UserFacingError if they do not start within 90 seconds
 */
export async function startEmulator(folder: string, hosting?: object): Promise<Emulator> {
  const root = resolve(folder);
  const emulatorFolder = join(root, 'emulator');
  rmSync(emulatorFolder, { recursive: true, force: true });
  mkdirSync(emulatorFolder, { recursive: true });
  writeFileSync(join(root, 'firebase.json'), JSON.stringify(firebaseConfig(hosting), null, 2));

  let output = '';
  const child = launch(root, emulatorFolder, hosting ? 'auth,hosting' : 'auth');
  const append = (text: Buffer) => (output = (output + text.toString()).slice(-4000));
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  const ended = new Promise<string>((resolveEnded) =>
    child.once('exit', (code, signal) => resolveEnded(signal ?? `code ${code ?? '?'}`)),
  );
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };

  const outcome = await Promise.race([waitUntilReady(hosting !== undefined), ended.then(() => 'ended' as const)]);
  if (outcome === 'ready') return { ended, stop };
  await stop();
  throw new UserFacingError(`The identity emulator did not start:\n${output}`);
}

/** `detached` keeps Ctrl-C from reaching it, so that the accounts can be exported before it exits. */
function launch(root: string, emulatorFolder: string, only: string): ChildProcess {
  const program = fileURLToPath(new URL('./emulatorProcess.ts', import.meta.url));
  const args = [
    'emulators:start',
    '--only',
    only,
    '--project',
    firebaseProject,
    '--config',
    join(root, 'firebase.json'),
  ];
  return fork(program, [...args, '--non-interactive'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: {
      ...process.env,
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
      FIREBASE_DEBUG_PATH: join(emulatorFolder, 'emulator.log'),
      XDG_CONFIG_HOME: emulatorFolder,
      TMPDIR: emulatorFolder,
      // Nobody reads it, and each request of a file would wait for it.
      START_LOGGING_EMULATOR: 'false',
      NODE_OPTIONS: '',
    },
  });
}

function firebaseConfig(hosting: object | undefined) {
  const listenOn = (name: 'identity' | 'hub' | 'hosting') => ({ host: 'localhost', port: ports[name] });
  const emulators = {
    auth: listenOn('identity'),
    hub: listenOn('hub'),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  return hosting ? { hosting, emulators: { ...emulators, hosting: listenOn('hosting') } } : { emulators };
}

async function waitUntilReady(hasHosting: boolean) {
  const addresses = [addressOf('identity'), ...(hasHosting ? [addressOf('hosting')] : [])];
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const responses = await Promise.all(addresses.map((address) => respondsOk(address)));
    if (responses.every(Boolean)) return 'ready' as const;
    await pause(150);
  }
  return 'late' as const;
}

function respondsOk(address: string) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
