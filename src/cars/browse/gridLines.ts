/** Lines of a grid, from `first` to before `end`. */
export interface Lines {
  first: number;
  end: number;
}

interface GridLayout {
  /** The number of lines. */
  count: number;
  /** The place of the first line in the document, in pixels. */
  top: number;
  /** The height of a line with the gap after it, in pixels. */
  line: number;
}

interface Screen {
  scrollY: number;
  innerHeight: number;
}

/**
 * The lines on the screen. Above the list these are its first lines, and below it the last ones.
 * @param more how many lines before and after them to include
 */
export function linesOnScreen({ count, top, line }: GridLayout, { scrollY, innerHeight }: Screen, more = 0): Lines {
  const above = (scrollY - top) / line;
  const fitting = innerHeight / line;
  const first = Math.min(Math.floor(above), Math.floor(count - fitting));
  const end = Math.max(Math.ceil(above + fitting), Math.ceil(fitting));
  return { first: Math.max(0, first - more), end: Math.min(count, end + more) };
}

export function isSameLines(a: Lines | undefined, b: Lines) {
  return a?.first === b.first && a.end === b.end;
}

export function containsLines(outer: Lines | undefined, { first, end }: Lines) {
  return outer !== undefined && outer.first <= first && outer.end >= end;
}
