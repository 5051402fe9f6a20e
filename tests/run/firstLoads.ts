import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstPages } from '@tests/bench/floor/firstPages';
import { floorScript } from '@tests/bench/floor/floorScript';
import * as v from 'valibot';
import { note } from './notes';

/** Vite's build manifest (`--manifest`), which lists the imports of each file. */
const MANIFEST = '.vite/manifest.json';
/** The module of the document, whose chunk every page needs. */
const DOCUMENT = 'index.html';

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.object({
      file: v.string(),
      imports: v.optional(v.array(v.string()), []),
    }),
  ),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Reports which first pages of a build load too much JavaScript: the chunk of the start and of the page with all their imports,
 * compared with the floor, their packages alone as one file. `npm run bench` also counts what a page loads later.
 */
export async function firstLoadFaults(folder: string): Promise<string[]> {
  const manifest = v.parse(manifestSchema, readFileSync(join(folder, MANIFEST), 'utf8'));
  const faults: string[] = [];
  for (const { path, module, parts, reached: max } of firstPages) {
    const files = filesOf(manifest, module);
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
    const floor = brotliCompressSync(await floorScript(parts)).length;
    const words = `First load of ${path}: ${(bytes / floor).toFixed(3)} × the floor (${bytes} to ${floor} bytes, ${files.length} files)`;
    if (bytes > max * floor) faults.push(`${words}, and may be ${max.toFixed(2)} × at most:\n${files.join('\n')}`);
    else console.log(note(words));
  }
  return faults;
}

function filesOf(manifest: Manifest, page: string) {
  const keys = new Set([DOCUMENT, page]);
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file of ${key}.`);
    for (const other of chunk.imports) keys.add(other);
  }
  return [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
