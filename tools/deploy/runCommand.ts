import { spawn } from 'node:child_process';

/** Shows what the command prints while it runs. It may ask questions: it has the terminal's input. */
export function runCommand([command = '', ...args]: readonly string[]) {
  return new Promise<{ isFine: boolean; output: string }>((resolve) => {
    const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'inherit'], shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      process.stdout.write(text);
    });
    child.once('error', (error) => resolve({ isFine: false, output: error.message }));
    child.once('close', (code) => resolve({ isFine: code === 0, output }));
  });
}
