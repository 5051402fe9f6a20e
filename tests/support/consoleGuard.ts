import { format } from 'node:util';

const said: string[] = [];

export function watchConsole() {
  console.error = (...words: unknown[]) => said.push(format(...words));
}

/** @throws Error with everything that went to `console.error` in this test */
export function expectQuietConsole() {
  const errors = said.splice(0).join('\n');
  if (errors !== '') throw new Error(`console.error was called:\n${errors}`);
}
