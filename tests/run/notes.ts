/** Begins a line that a step says to whoever reads the result, and not only to whoever looks for a fault. */
const MARK = '» ';

export const note = (words: string) => `${MARK}${words}`;

/** What a step's output says in lines of their own that begin with `» `. */
export function notesIn(output: string) {
  return output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length).trimEnd());
}
