import { format } from 'node:util';

const said: string[] = [];
const allowed: RegExp[] = [];

export function watchConsole() {
  console.error = (...words: unknown[]) => {
    const text = format(...words);
    if (!allowed.some((pattern) => pattern.test(text))) said.push(text);
  };
}

/** For a story whose subject makes a library complain, such as a page that breaks on purpose. */
export function allowConsoleError(pattern: RegExp) {
  allowed.push(pattern);
}

/** @throws Error with everything that went to `console.error` in this test */
export function expectQuietConsole() {
  const errors = said.splice(0).join('\n');
  allowed.length = 0;
  if (errors !== '') throw new Error(`console.error was called:\n${errors}`);
}
