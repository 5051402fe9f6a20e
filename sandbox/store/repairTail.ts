import { readFile, truncate } from 'node:fs/promises';

const isWhole = (line: string): boolean => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};

/** Cuts off the line that a killed process left half-written, so that it costs itself alone. */
export async function repairTail(file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined || bytes.length === 0) return;
  const end = bytes.at(-1) === 10 ? bytes.length - 1 : bytes.length;
  const start = bytes.lastIndexOf(10, end - 1) + 1;
  if (!isWhole(bytes.toString('utf8', start, end))) await truncate(file, start);
}
