import { generatePath, useNavigate } from 'react-router-dom';
import { useCharacterKeys } from '@/shared/browser/characterKeys';
import { paths } from '@/shared/config/paths';
import { useUser } from '@/shared/session/SessionProvider';
import type { Case } from './cases';
import type { QueueState } from './useModerationQueue';
import type { Picks } from '../bulk/usePicks';

/** J and K move, O opens the car, R removes it, D drops the reports, U undoes the latest decision, X chooses, N shows new reports. */
export function useQueueKeys(queue: QueueState, picks: Picks) {
  const { email } = useUser();
  const navigate = useNavigate();
  const { open, cases } = queue;
  const moveBy = (step: number) => {
    const next = cases[(open ? cases.indexOf(open) : -1) + step];
    if (!next) return false;
    queue.openCase(next);
    const row = document.querySelector<HTMLElement>('main [aria-current="true"]');
    row?.focus({ preventScroll: true });
    row?.closest('li')?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  const onOpen = (act: (one: Case) => void) => () => {
    if (!open || !queue.isAimed() || !queue.isWaiting(open)) return false;
    act(open);
    return true;
  };

  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    j: () => moveBy(1),
    k: () => moveBy(-1),
    o() {
      if (open?.carId === undefined) return false;
      void navigate(generatePath(paths.carDetails, { id: open.carId }));
      return true;
    },
    r: onOpen((one) => one.carId !== undefined && queue.decide(one, 'remove')),
    d: onOpen((one) => queue.decide(one, 'drop')),
    x({ shiftKey }) {
      if (!open || !queue.isWaiting(open)) return false;
      picks.toggle(open, shiftKey);
      return true;
    },
    n() {
      if (queue.newCount > 0) queue.showNew();
      return queue.newCount > 0;
    },
    u: () => queue.isAimed() && queue.undoLast(),
  };
  // A key that is held down acts once.
  useCharacterKeys(email, (event) => !event.repeat && (keys[event.key.toLowerCase()]?.(event) ?? false));
}
