import { SourceMap } from 'node:module';
import { brotli } from '@tests/bench/front';
import * as v from 'valibot';

const mapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.number(), sources: v.array(v.string()), names: v.array(v.string()), mappings: v.string() }),
);

const NO_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/**
 * Adds to `sum` the bytes of each package, and of each folder of the app, in this text. This is an estimate: the
 * compressed size is divided in proportion to the characters.
 * @param map the text's source map, as JSON
 */
export function addPackageBytes(sum: Map<string, number>, text: string, map = NO_MAP): void {
  const sourceMap = new SourceMap({ ...v.parse(mapSchema, map), file: '', sourcesContent: [], sourceRoot: '' });
  const share = brotli(text).length / text.length;
  for (const [row, line] of text.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sourceMap.findEntry(row, column);
      const part = 'originalSource' in entry ? packageOrFolder(entry.originalSource) : 'bundler';
      sum.set(part, (sum.get(part) ?? 0) + share);
    }
  }
}

function packageOrFolder(source: string) {
  const [, inPackages] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  const [, inApp] = /\bsrc\/((?:(?:features|shared)\/)?[^/]+)/.exec(source) ?? [];
  return inPackages ?? (inApp === undefined ? 'bundler' : `src/${inApp}`);
}
