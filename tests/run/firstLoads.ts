import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { note } from './notes';

/** The pages on which visitors first arrive, with the page's own module. Its JavaScript may be about 0.3 % larger than it is, in bytes by Brotli. */
const budgets = [
  { path: '/', module: 'src/pages/HomePage.tsx', max: 165_400 },
  { path: '/login', module: 'src/pages/LoginPage.tsx', max: 175_800 },
  { path: '/blog', module: 'src/pages/BlogPage.tsx', max: 159_400 },
] as const;

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

/** Reports which first pages of a build load too much JavaScript: the chunk of the start and of the page with all their imports. */
export function firstLoadFaults(folder: string): string[] {
  const manifest = v.parse(manifestSchema, readFileSync(join(folder, MANIFEST), 'utf8'));
  const faults: string[] = [];
  // Most files are those of every page.
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length;
    sizes.set(file, size);
    return size;
  };
  for (const { path, module, max } of budgets) {
    const files = filesOf(manifest, module);
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    const words = `First load of ${path}: ${bytes} of ${max} bytes, ${files.length} files`;
    if (bytes > max) faults.push(`${words}:\n${files.join('\n')}`);
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
