/** Marks a line of a step's output that `npm test` prints even if the step passes. */
const MARK = '» ';

export const note = (words: string) => `${MARK}${words}`;

/** The lines of a step's output that `note` has marked, without the mark. */
export function notesIn(output: string) {
  return output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length).trimEnd());
}
