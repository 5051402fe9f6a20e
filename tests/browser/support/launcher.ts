import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { ports } from '@sandbox/run/ports';

const OFFSET = 200;

export interface Launched {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | string>;
}

/** A port of the launcher under test, which stands apart from the stand-ins of these tests. */
export const launchedPort = (port: number) => port + OFFSET - Number(process.env['SANDBOX_PORT_OFFSET'] ?? 0);

/** Runs a command as a person would, on ports of its own. */
export function launch([command = '', ...args]: readonly string[], folder: string): Launched {
  let output = '';
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: undefined, SANDBOX_PORT_OFFSET: `${OFFSET}`, SANDBOX_FOLDER: folder },
  });
  const keep = (text: Buffer) => (output += text.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | string>((tell) =>
    child.once('exit', (code, signal) => tell(code ?? signal ?? '?')),
  );
  return { child, output: () => output, ended };
}

/** Whether anything of the launcher under test listens, stray emulators included. */
export async function isAnyListening(): Promise<boolean> {
  const answers = await Promise.all(Object.values(ports).map((port) => isListening(launchedPort(port))));
  return answers.includes(true);
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
