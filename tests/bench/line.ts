/** One measured line of the table; one without a bound is told for its own sake. */
export interface Line {
  what: string;
  measured: string;
  bound?: string;
  holds?: boolean;
}

export interface Group {
  title: string;
  /** What a reader must know of how it was measured. */
  notes: readonly string[];
  lines: readonly Line[];
  /** More to read, in Markdown. */
  more?: string;
}

export function ratioLine(what: string, value: number, base: number, most: number, show: (n: number) => string): Line {
  const ratio = value / base;
  return {
    what,
    measured: `${ratio.toFixed(2)} × (${show(value)} to ${show(base)})`,
    bound: `${most.toFixed(2)} ×`,
    holds: ratio <= most,
  };
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

export function mostLine(what: string, value: number, most: number, show: (n: number) => string = String): Line {
  return { what, measured: show(value), bound: show(most), holds: value <= most };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (upper + lower) / 2;
}
