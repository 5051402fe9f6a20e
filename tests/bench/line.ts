/** A row of the results. Rows without a bound are for information. */
export interface Line {
  what: string;
  measured: string;
  bound?: string;
  holds?: boolean;
}

export interface Group {
  title: string;
  /** How it was measured. */
  notes: readonly string[];
  lines: readonly Line[];
  /** More text, in Markdown. */
  more?: string;
}

/** A base of zero has no ratio: then the line holds only if the value is zero, too. */
export function ratioLine(
  what: string,
  value: number,
  base: number,
  max: number,
  format: (value: number) => string,
): Line {
  const values = `${format(value)} to ${format(base)}`;
  return {
    what,
    measured: base === 0 ? values : `${(value / base).toFixed(2)} × (${values})`,
    bound: `${max.toFixed(2)} ×`,
    holds: value <= base * max,
  };
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

export function limitLine(what: string, value: number, max: number, format: (value: number) => string = String): Line {
  return { what, measured: format(value), bound: format(max), holds: value <= max };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (upper + lower) / 2;
}
