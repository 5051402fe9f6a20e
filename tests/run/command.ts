import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const running = new Set<ChildProcess>();

export interface Ran {
  isFine: boolean;
  output: string;
}

/** Runs a command of the installed packages, without stdin, and waits for it. `isLoud` prints its output while it runs. */
export function run(call: readonly string[], env: Record<string, string> = {}, isLoud = false): Promise<Ran> {
  const [command = '', ...args] = call;
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return new Promise((tell) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    running.add(child);
    let output = '';
    const keep = (text: Buffer) => {
      output += text.toString();
      if (isLoud) process.stdout.write(text);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => tell({ isFine: false, output: error.message }));
    child.once('close', (code) => {
      running.delete(child);
      tell({ isFine: code === 0, output });
    });
  });
}

/** Sends SIGTERM to every command that is still running. */
export function endAll(): void {
  for (const child of running) child.kill('SIGTERM');
}
