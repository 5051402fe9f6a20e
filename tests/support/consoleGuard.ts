import { format } from 'node:util';

const messages: string[] = [];

export function watchConsole() {
  console.error = (...args: unknown[]) => messages.push(format(...args));
}

/** Accepts the console errors that match. @throws Error if there are none */
export function expectConsole(pattern: RegExp) {
  const others = messages.filter((message) => !pattern.test(message));
  if (others.length === messages.length) throw new Error(`No console.error matches ${pattern.source}.`);
  messages.splice(0, messages.length, ...others);
}

/** @throws Error with all remaining `console.error` messages of this test */
export function expectQuietConsole() {
  const errors = messages.splice(0).join('\n');
  if (errors !== '') throw new Error(`console.error was called:\n${errors}`);
}
