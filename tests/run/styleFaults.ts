import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scopedName } from '@tools/scopedName';

/**
 * Reports which CSS modules a built site has no styles of: a build may leave out a module whose names of classes are part of the code that
 * uses them (`tools/classNamesPlugin.ts`).
 * @param files all files of the site
 */
export function styleFaults(files: readonly string[]): string[] {
  const styles = files.filter((file) => /\.(css|html)$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const modules = cssModules();
  const ofOthers = (file: string) =>
    modules.find((other) => other < file && scopedName('', other) === scopedName('', file));
  return modules.flatMap((file) => {
    const other = ofOthers(file);
    if (other !== undefined)
      return [`The classes of ${file} and ${other} have the same ending: rename one of the files.`];
    const [, first] = /\.([a-zA-Z][\w-]*)/.exec(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')) ?? [];
    if (first === undefined) return [`${file} has no class.`];
    const name = scopedName(first, file);
    return styles.some((text) => text.includes(`.${name}`))
      ? []
      : [`The built site has no styles of ${file} (${name}).`];
  });
}

function cssModules() {
  const entries = readdirSync('src', { recursive: true, withFileTypes: true });
  return entries.map((entry) => join(entry.parentPath, entry.name)).filter((file) => file.endsWith('.module.css'));
}
