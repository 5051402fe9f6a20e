import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusText } from '@/ui/focus';

/**
 * How many of a list's rows are shown: `first`, and `step` more at each press of a button.
 * @returns `list` is the ref of the rows' parent, `more` how many rows the next press shows; not above 0 if all are shown. The first of them
 * takes the focus, because the button is below them then, or gone
 */
export function useShowMore(count: number, first: number, step = first) {
  const [limit, setLimit] = useState(first);
  const list = useRef<HTMLUListElement>(null);

  const showMore = () => {
    flushSync(() => setLimit(limit + step));
    const row = list.current?.children[limit];
    if (row instanceof HTMLElement) focusText(row);
  };
  return { list, limit, more: Math.min(step, count - limit), showMore };
}
