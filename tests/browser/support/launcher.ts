import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { ports } from '@sandbox/run/ports';

const OFFSET = 200;

export interface LaunchedProcess {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | string>;
}

/** A port of the launcher under test, which must not clash with the fake backends that these tests use. */
export const launchedPort = (port: number) => port + OFFSET - Number(process.env['SANDBOX_PORT_OFFSET'] ?? 0);

const children: ChildProcess[] = [];

/** Kills what a failed test has left running. */
export function killLaunched() {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}

/** Runs a command as from a terminal, on its own ports. */
export function launch([command = '', ...args]: readonly string[], folder: string): LaunchedProcess {
  let output = '';
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: undefined, SANDBOX_PORT_OFFSET: `${OFFSET}`, SANDBOX_FOLDER: folder },
  });
  children.push(child);
  const append = (text: Buffer) => (output += text.toString());
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? '?')),
  );
  return { child, output: () => output, ended };
}

/** Whether any port of the launcher under test is in use, for instance by an emulator that was left running. */
export async function isAnyListening(): Promise<boolean> {
  const listening = await Promise.all(Object.values(ports).map((port) => isListening(launchedPort(port))));
  return listening.includes(true);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
