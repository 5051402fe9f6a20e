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
    const next = cases[cases.findIndex((subject) => subject === open) + step];
    if (!next) return false;
    // At once, because its row is focused next.
    flushSync(() => onOpen(next));
    const row = document.querySelector<HTMLElement>('main [aria-current="true"]');
    row?.focus({ preventScroll: true });
    row?.closest('li')?.scrollIntoView({ block: 'nearest' });
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
