import { flushSync } from 'react-dom';
import { useCharacterKeys } from '@/lib/browser/characterKeys';
import { useUser } from '@/session/session';
import { decisions as delayed } from './decisions';
import type { Queue } from './useQueue';

/** J and K move, R removes the car, D drops its reports, U undoes the latest decision. */
export function useQueueKeys(queue: Queue) {
  const { email } = useUser();
  const { open, cases, subjects, decisions } = queue;
  const moveBy = (step: number) => {
    const next = cases[(open ? cases.indexOf(open) : -1) + step];
    if (!next) return false;
    // At once, because its row is focused next.
    flushSync(() => queue.openCase(next));
    const row = document.querySelector<HTMLElement>('main [aria-current="true"]');
    row?.focus({ preventScroll: true });
    row?.closest('li')?.scrollIntoView({ block: 'nearest' });
    return true;
  };

  const keys: Readonly<Record<string, () => boolean>> = {
    j: () => moveBy(1),
    k: () => moveBy(-1),
    r: () => subjects.some(queue.canRemove) && queue.decide(subjects, 'remove'),
    d: () => queue.decide(subjects, 'drop'),
    u() {
      const last = [...decisions.values()].findLast(({ state }) => state === 'held');
      if (last) delayed.undo([last]);
      return last !== undefined;
    },
  };
  // A key that is held down acts once.
  useCharacterKeys(email, ({ key, repeat }) => !repeat && (keys[key.toLowerCase()]?.() ?? false));
}
