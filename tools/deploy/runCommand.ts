import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Shows what the command prints while it runs. It may ask questions: it has the terminal's input. */
export function runCommand(call: readonly string[]) {
  return new Promise<{ isFine: boolean; output: string }>((resolve) => {
    const [program = '', ...args] = withoutShell(call, process.platform);
    const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      process.stdout.write(text);
    });
    child.once('error', (error) => resolve({ isFine: false, output: error.message }));
    child.once('close', (code) => resolve({ isFine: code === 0, output }));
  });
}

/** On Windows, `npm` and `firebase` are batch files. A shell would read the arguments, so Node runs the scripts that these start. */
export function withoutShell([command = '', ...args]: readonly string[], platform: NodeJS.Platform): string[] {
  if (platform !== 'win32') return [command, ...args];
  const script =
    command === 'npm'
      ? (process.env['npm_execpath'] ?? join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'))
      : createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  return [process.execPath, script, ...args];
}
