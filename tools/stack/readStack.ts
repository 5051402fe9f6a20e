import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a built file, such as `site-C4KS8Coo.js:1:2345`, with the address of the file before it if there is one. */
const PLACE = /(?:https?:\/\/[^\s"'()]*\/)?([A-Za-z][\w.-]*-[\w-]{8}\.js):(\d+):(\d+)/g;

interface ReadStack {
  /** The text with the places of the source in it. JSON is indented. */
  text: string;
  /** The built files that the text names and that have no map. */
  unknown: string[];
}

/**
 * Replaces every place in a built file that a text names by the place in the source.
 * @param text a report, several reports with a line each, or the stack that a browser shows
 * @param folder the source maps of the build
 */
export function readStack(text: string, folder: string): ReadStack {
  const maps = new Map<string, TraceMap | undefined>();
  const mapOf = (file: string) => {
    const path = join(folder, `${file}.map`);
    if (!maps.has(file)) maps.set(file, existsSync(path) ? new TraceMap(readFileSync(path, 'utf8')) : undefined);
    return maps.get(file);
  };
  const read = text
    .split('\n')
    .map(indentJson)
    .join('\n')
    .replace(PLACE, (place, file: string, line: string, column: string) => {
      const map = mapOf(file);
      return (map && sourceOf(map, Number(line), Number(column))) ?? place;
    });
  return { text: read, unknown: [...maps].flatMap(([file, map]) => (map ? [] : [file])) };
}

/** Browsers count columns from 1, source maps from 0. */
function sourceOf(map: TraceMap, line: number, column: number) {
  const {
    source,
    line: sourceLine,
    column: sourceColumn,
    name,
  } = originalPositionFor(map, { line, column: column - 1 });
  if (source === null) return undefined;
  const place = `${source.replace(/^(\.\.\/)+/, '')}:${sourceLine}:${sourceColumn + 1}`;
  return name === null ? place : `${place} (${name})`;
}

function indentJson(line: string) {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? JSON.stringify(value, null, 2) : line;
  } catch {
    return line;
  }
}
