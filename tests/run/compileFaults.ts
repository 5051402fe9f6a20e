import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const hint = /^\/\/# allFunctionsCalledOnLoad\n/;

/** Reports which files of a built site's code the main thread has to compile, because they do not begin with the hint. */
export function compileFaults(folder: string, files: readonly string[]): string[] {
  // A worker does not block the page while it compiles.
  const isWorker = (file: string) => /[Ww]orker-[^/]*$/.test(file);
  return files
    .filter((file) => file.startsWith(join(folder, 'assets')) && file.endsWith('.js') && !isWorker(file))
    .filter((file) => !hint.test(readFileSync(file, 'utf8')))
    .map((file) => `${file} does not begin with the hint for compiling it (tools/compileHintPlugin.ts).`);
}
