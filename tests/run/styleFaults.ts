import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scopedName } from '@tools/scopedName';

/**
 * Reports which CSS modules have the same names, and which a built site has no styles of: a build may leave out a module whose names of classes are part of the code that
 * uses them (`tools/classNamesPlugin.ts`).
 * @param files all files of the site
 */
export function styleFaults(files: readonly string[]): string[] {
  const styles = files.filter((file) => /\.(css|html)$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const modules = cssModules();
  const twins = modules.filter((file, index) => modules.findIndex((other) => isTwin(file, other)) !== index);
  return [...twins.map((file) => `Another CSS module has the same names as ${file}.`), ...modules.flatMap(unstyled)];

  function unstyled(file: string) {
    const [, first] = /\.([a-zA-Z][\w-]*)/.exec(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')) ?? [];
    if (first === undefined) return [`${file} has no class.`];
    const name = scopedName(first, file);
    return styles.some((text) => text.includes(`.${name}`))
      ? []
      : [`The built site has no styles of ${file} (${name}).`];
  }
}

/** `tools/scopedName.ts` makes the names from a few characters of a hash, which two modules could share. */
const isTwin = (file: string, other: string) => scopedName('', file) === scopedName('', other);

function cssModules() {
  const entries = readdirSync('src', { recursive: true, withFileTypes: true });
  return entries.map((entry) => join(entry.parentPath, entry.name)).filter((file) => file.endsWith('.module.css'));
}
