import { flushSync } from 'react-dom';
import { useCharacterKeys } from '@/lib/browser/characterKeys';
import { useUser } from '@/session/session';
import { canRemove, type Case } from './cases';
import { decisions, useUndoable, type Verdict } from './decisions';

interface QueueKeysProps {
  cases: readonly Case[];
  open: Case | undefined;
  onOpen: (subject: Case) => void;
  /** What is decided about. */
  subjects: readonly Case[];
  /** @returns false if there was nothing to decide about */
  onDecide: (verdict: Verdict) => boolean;
}

/** J and K move, R removes the car, D drops its reports, U undoes the latest decision. */
export function useQueueKeys({ cases, open, onOpen, subjects, onDecide }: QueueKeysProps) {
  const { email } = useUser();
  const undoable = useUndoable();
  const moveBy = (step: number) => {
    const index = cases.findIndex((subject) => subject === open) + step;
    const next = cases[index];
    if (!next) return false;
    // At once, because its row is focused next.
    flushSync(() => onOpen(next));
    if (!focusOpenRow()) {
      scrollToRow(index);
      requestAnimationFrame(focusOpenRow);
    }
    return true;
  };

  const keys: Readonly<Record<string, () => boolean>> = {
    j: () => moveBy(1),
    k: () => moveBy(-1),
    r: () => subjects.some(canRemove) && onDecide('remove'),
    d: () => onDecide('drop'),
    u() {
      const last = undoable.slice(-1);
      decisions.undo(last);
      return last.length > 0;
    },
  };
  // A key that is held down acts once.
  useCharacterKeys(email, ({ key, repeat }) => !repeat && (keys[key.toLowerCase()]?.() ?? false));
}

/** @returns false if the row is not rendered, as in a long queue if it is far from the screen */
function focusOpenRow() {
  const row = document.querySelector<HTMLElement>('main [aria-current="true"]');
  row?.focus({ preventScroll: true });
  row?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/** Scrolls the row to the middle of the screen, by its distance from one that is rendered. All rows are as high. */
function scrollToRow(index: number) {
  const rendered = document.querySelector<HTMLElement>('main li[aria-posinset]');
  if (!rendered) return;
  const { top, height } = rendered.getBoundingClientRect();
  const rows = index + 1 - Number(rendered.ariaPosInSet);
  window.scrollBy(0, top + rows * height - window.innerHeight / 2);
}
