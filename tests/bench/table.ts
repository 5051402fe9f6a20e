import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { run } from '@tests/run/command';

const PAGE = 'docs/performance.md';
const BEGIN = '<!-- measured -->';
const END = '<!-- end of measured -->';

/** A row with one or two values, such as those of a first and of the next visit. */
export interface Row {
  what: string;
  ours: readonly number[];
  /** What `ours` is compared with. */
  compared?: readonly number[];
  /** The most that each value may be: a ratio if it is compared, or the value itself. */
  bounds: readonly number[];
  unit: 'ms' | 'KB' | '';
}

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN;

/** Nothing compared with nothing is as good as it can be. */
const ratiosOf = ({ ours, compared }: Row) =>
  compared && ours.map((value, place) => (value === 0 && compared[place] === 0 ? 1 : value / (compared[place] ?? NaN)));

function isOver(row: Row): boolean {
  return !(ratiosOf(row) ?? row.ours).every((value, place) => value <= (row.bounds[place] ?? NaN));
}

/** The table in Markdown. */
export function toMarkdown(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const write = (values: readonly number[] = []) =>
      values.map(numberOf).join(' / ') + (values.length ? ` ${row.unit}` : '');
    const times = (values: readonly number[] = []) => values.map((value) => `${value.toFixed(2)} ×`).join(' / ');
    const bound = row.compared ? times(row.bounds) : write(row.bounds);
    const verdict = isOver(row) ? '**over**' : 'ok';
    return `| ${[row.what, write(row.ours), write(row.compared), times(ratiosOf(row)), bound, verdict].join(' | ')} |`;
  });
  return ['| | Ours | Compared | Ratio | At most | |', '| --- | --- | --- | --- | --- | --- |', ...lines].join('\n');
}

function numberOf(value: number) {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 1 ? 1 : 4;
  return value.toFixed(digits);
}

/** Replaces the table of `docs/performance.md`; the rest of the page is written by hand. */
export async function writeTable(rows: readonly Row[], chromium: string): Promise<void> {
  const text = readFileSync(PAGE, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new UserFacingError(`${PAGE} needs ${BEGIN} and ${END} around its table.`);
  const [cpu] = cpus();
  const machine = `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, Chromium ${chromium}`;
  const measured = `_${new Date().toISOString().slice(0, 10)}, ${machine}_\n\n${toMarkdown(rows)}`;
  writeFileSync(PAGE, `${text.slice(0, from + BEGIN.length)}\n\n${measured}\n\n${text.slice(to)}`);
  const { isFine, output } = await run(['oxfmt', PAGE]);
  if (!isFine) throw new UserFacingError(output);
}
