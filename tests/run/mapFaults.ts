import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { mapsFolderOf } from '@tools/sourceMapsPlugin';

/** The bundler's own helpers, which have no source. */
const BUNDLER_FILE = 'rolldown-runtime-';

/** A text of the module with which the app starts. */
const MESSAGE = 'index.html has no #root';
const SOURCE = 'src/app/main.tsx';

const mapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    file: v.string(),
    version: v.number(),
    sources: v.array(v.string()),
    sourcesContent: v.array(v.string()),
    names: v.array(v.string()),
    mappings: v.string(),
    sourceRoot: v.optional(v.string(), ''),
  }),
);

/**
 * Reports what a built site gives away of its source, which of its files have no source map beside the site, and whether the maps lead to
 * the source.
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
      .filter((file) => !existsSync(mapOf(file, folder)))
      .map((file) => `${file} has no source map.`),
    ...(scripts.some((file) => leadsToSource(file, folder)) ? [] : [`No source map leads to ${SOURCE}.`]),
  ];
}

const mapOf = (file: string, folder: string) => join(mapsFolderOf(folder), `${basename(file)}.map`);

/** Whether the map of this file leads from the message to the line of the module that has it. */
function leadsToSource(file: string, folder: string) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(MESSAGE));
  if (line === -1 || !existsSync(mapOf(file, folder))) return false;
  const map = v.parse(mapSchema, readFileSync(mapOf(file, folder), 'utf8'));
  const entry = new SourceMap(map).findEntry(line, lines[line]?.indexOf(MESSAGE) ?? 0);
  if (!('originalSource' in entry) || !entry.originalSource.endsWith(SOURCE)) return false;
  return readFileSync(SOURCE, 'utf8').split('\n')[entry.originalLine]?.includes(MESSAGE) === true;
}
