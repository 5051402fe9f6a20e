import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPages } from '@tests/bench/bytes/firstPages';
import { floorBundle } from '@tests/bench/floor/floorBundle';
import { brotli } from '@tests/bench/front';
import * as v from 'valibot';
import { note } from './notes';

/** Where Vite's `--manifest` says what each file brings along. */
const MANIFEST = '.vite/manifest.json';
/** What the document's own script fetches, and every page builds on (`tools/chunkGroups.ts`). */
const MAIN = 'site';

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.object({
      file: v.string(),
      name: v.optional(v.string()),
      imports: v.optional(v.array(v.string()), []),
    }),
  ),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * What is too large of a build's first pages: the JavaScript that the start and the page's own file bring along, against
 * the floor built in the same run. What a page asks for by itself later, `npm run bench -- bytes` sees.
 */
export async function firstLoadFaults(folder: string): Promise<string[]> {
  const manifest = v.parse(manifestSchema, readFileSync(join(folder, MANIFEST), 'utf8'));
  const faults: string[] = [];
  for (const { path, chunk, parts, max } of firstPages) {
    const files = filesOf(manifest, chunk);
    const bytes = files.reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))).length, 0);
    const floor = brotli((await floorBundle(parts)).text).length;
    const words = `First load of ${path}: ${(bytes / floor).toFixed(3)} × floor (${bytes} to ${floor} bytes, ${files.length} files)`;
    if (bytes > max * floor) faults.push(`${words}, and may be ${max.toFixed(2)} × at most:\n${files.join('\n')}`);
    else console.log(note(words));
  }
  return faults;
}

function filesOf(manifest: Manifest, page: string) {
  const parts = Object.entries(manifest);
  const first = parts.filter(([, { name }]) => name === MAIN || name === page).map(([key]) => key);
  if (first.length !== 2) throw new Error(`The build has no file of its own for the page "${page}".`);
  const keys = new Set(first);
  for (const key of keys) manifest[key]?.imports.forEach((other) => keys.add(other));
  return [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
