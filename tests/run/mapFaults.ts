import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mapsFolderOf } from '@tools/sourceMapsPlugin';

/** The bundler's own helpers, which have no source. */
const BUNDLER_FILE = 'rolldown-runtime-';

/**
 * Reports what a built site gives away of its source, and which of its files have no source map beside the site.
 * @param files all files of the folder
 */
export function mapFaults(folder: string, files: readonly string[]): string[] {
  const scripts = files.filter((file) => file.startsWith(join(folder, 'assets')) && file.endsWith('.js'));
  return [
    ...files.filter((file) => file.endsWith('.map')).map((file) => `${file} is published with the site.`),
    ...scripts
      .filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))
      .map((file) => `${file} names its source map.`),
    ...scripts
      .filter((file) => !basename(file).startsWith(BUNDLER_FILE))
      .filter((file) => !existsSync(join(mapsFolderOf(folder), `${basename(file)}.map`)))
      .map((file) => `${file} has no source map.`),
    ...(scripts.length === 0 ? [`${folder} has no code.`] : []),
  ];
}
