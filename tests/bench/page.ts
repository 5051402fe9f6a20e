import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { run } from '@tests/run/command';
import type { Group } from './line';

const page = 'docs/performance.md';

/** Writes the results between the markers of the group in `docs/performance.md`; the rest of the page is written by hand. */
export async function writeResults(name: string, group: Group, chromium: string): Promise<void> {
  const text = readFileSync(page, 'utf8');
  const [begin, end] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${page} has no place for ${name}: it needs ${begin} and ${end}.`);
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${toMarkdown(group, chromium)}\n\n${text.slice(to)}`);
  const { isFine, output } = await run(['oxfmt', page]);
  if (!isFine) throw new Error(output);
}

function toMarkdown({ title, notes, lines, more }: Group, chromium: string): string {
  const rows = lines.map(
    ({ what, measured, bound = '', holds }) =>
      `| ${what} | ${measured} | ${bound} | ${holds === undefined ? '' : holds ? 'holds' : '**falls short**'} |`,
  );
  return [
    `## ${title}`,
    ...notes,
    ['| | Measured | Bound | |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    `_${machine(chromium)}_`,
    ...(more === undefined ? [] : [more]),
  ].join('\n\n');
}

function machine(chromium: string) {
  const [cpu] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cpu?.model.trim() ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.versions.node}, Chromium ${chromium}`;
}
