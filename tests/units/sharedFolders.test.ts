import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = 'src/shared';

/** The folders of `src/shared` that each of them imports from. */
function importsByFolder() {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    folders.map(({ name }) => {
      const sources = readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(ROOT, name, file), 'utf8'));
      const targets = sources.flatMap((source) =>
        [...source.matchAll(/'@\/shared\/(\w+)\//g)].map(([, folder]) => folder),
      );
      return [name, new Set(targets.filter((folder) => folder !== name))];
    }),
  );
}

test('The folders of shared have no circular imports', () => {
  const imports = importsByFolder();
  expect(imports.get('session')).toContain('api');

  const order: string[] = [];
  while (order.length < imports.size) {
    const next = [...imports].find(
      ([folder, imported]) =>
        !order.includes(folder) && [...imported].every((other) => other !== undefined && order.includes(other)),
    );
    const remaining = [...imports]
      .filter(([folder]) => !order.includes(folder))
      .map(([folder, imported]) => [folder, ...imported]);
    if (!next)
      throw new Error(`These folders need each other:\n${remaining.map((names) => names.join(' ')).join('\n')}`);
    order.push(next[0]);
  }
});
