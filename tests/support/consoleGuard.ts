import { format } from 'node:util';

const said: string[] = [];

export function watchConsole() {
  console.error = (...words: unknown[]) => said.push(format(...words));
}

/** What was said of this kind belongs to the test. @throws Error where nothing was */
export function expectConsole(kind: RegExp) {
  const others = said.filter((words) => !kind.test(words));
  if (others.length === said.length) throw new Error(`Nothing like ${kind.source} went to console.error.`);
  said.splice(0, said.length, ...others);
}

/** @throws Error with everything that went to `console.error` in this test */
export function expectQuietConsole() {
  const errors = said.splice(0).join('\n');
  if (errors !== '') throw new Error(`console.error was called:\n${errors}`);
}
