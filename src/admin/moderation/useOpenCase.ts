import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasWaiting, type Case } from './cases';
import type { QueueView } from './useQueueView';

interface OpenCaseProps {
  all: readonly Case[];
  /** Those that the search finds. */
  cases: readonly Case[];
  view: QueueView;
  /** The open case is shown in place of the queue, not beside it. */
  isNarrow: boolean;
}

export function useOpenCase({ all, cases, view, isNarrow }: OpenCaseProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The case that is open beside the queue at first stays while it is read, also if it is dealt with meanwhile.
  const [firstKey, setFirstKey] = useState<string>();
  const first = cases.find(({ key }) => key === firstKey) ?? cases.find(hasWaiting) ?? cases[0];
  if (first && first.key !== firstKey) setFirstKey(first.key);

  const open = all.find(({ key }) => key === view.openKey) ?? (isNarrow ? undefined : first);

  const shown = all.length > 0 ? (open?.key ?? '') : undefined;
  const last = useRef(shown);
  // What was pressed may be gone with the queue, or with the case before.
  useLayoutEffect(() => {
    const isChanged = last.current !== undefined && last.current !== shown;
    last.current = shown;
    if (isChanged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [shown]);

  // Narrow screens return from a case to its row, which has Undo.
  const [lastKey, setLastKey] = useState<string>();
  if (open && open.key !== lastKey) setLastKey(open.key);

  const openCase = (subject: Case | undefined) => view.change('case', subject?.key, isNarrow && open === undefined);

  function openNextCase() {
    const index = cases.findIndex((subject) => subject === open);
    const next = [...cases.slice(index + 1), ...cases].find((other) => other !== open && hasWaiting(other));
    flushSync(() => openCase(isNarrow ? undefined : (next ?? open)));
    // The pressed button is gone.
    heading.current?.focus({ preventScroll: true });
  }

  return {
    open,
    /** The key of the case that was open last. */
    lastKey,
    openCase,
    openNextCase,
    heading,
  };
}
