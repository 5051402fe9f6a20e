import { readFile, truncate } from 'node:fs/promises';

const isComplete = (line: string): boolean => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};

/** Removes a last line that a killed process left incomplete, so that no other line is lost. */
export async function repairTail(file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined || bytes.length === 0) return;
  const end = bytes.at(-1) === 10 ? bytes.length - 1 : bytes.length;
  const start = bytes.lastIndexOf(10, end - 1) + 1;
  if (!isComplete(bytes.toString('utf8', start, end))) await truncate(file, start);
}
