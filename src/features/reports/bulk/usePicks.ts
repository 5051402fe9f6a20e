import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Case } from '../queue/cases';

interface Picked {
  keys: ReadonlySet<string>;
  /** The one that was chosen last, at which a range begins. */
  last: string | undefined;
}

const NONE: Picked = { keys: new Set(), last: undefined };

export type Picks = ReturnType<typeof usePicks>;

/**
 * The cases that are chosen for a decision about all of them.
 * @param shown in the order of the screen
 * @param waiting those that can be chosen
 */
export function usePicks(shown: readonly Case[], waiting: readonly Case[]) {
  const [picked, setPicked] = useState(NONE);
  // In a ref, so that `toggle` keeps its identity, and unchanged rows do not re-render when the queue changes.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const cases = useMemo(() => waiting.filter(({ key }) => picked.keys.has(key)), [waiting, picked]);

  /** With `isRange`, chooses all from the last one to this one. */
  const toggle = useCallback(
    ({ key }: Case, isRange: boolean) =>
      setPicked(({ keys, last }) => {
        const order = latest.current;
        const from = order.findIndex((one) => one.key === last);
        if (isRange && from >= 0) {
          const ends = [from, order.findIndex((one) => one.key === key)].toSorted((a, b) => a - b);
          const range = order.slice(ends[0], (ends[1] ?? 0) + 1).map((one) => one.key);
          return { keys: new Set([...keys, ...range]), last: key };
        }
        const others = [...keys].filter((other) => other !== key);
        return { keys: new Set(keys.has(key) ? others : [...others, key]), last: key };
      }),
    [],
  );

  return {
    cases,
    keys: picked.keys,
    toggle,
    pick: (many: readonly Case[]) => setPicked({ keys: new Set(many.map(({ key }) => key)), last: undefined }),
    clear: () => setPicked(NONE),
  };
}
