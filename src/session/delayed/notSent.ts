import toast from 'react-hot-toast/headless';
import type { DelayedWriteOptions } from './delayedWrite';

type Said = Pick<DelayedWriteOptions<never>, 'lock' | 'notSent'>;
/** How many the notice speaks of, by lock. */
const counts = new Map<string, number>();
const idOf = ({ lock }: Said) => `not sent ${lock}`;

/** Says after a sign-out that `more` were not sent, in one notice with those that it said so of before. */
export function sayNotSent(options: Said, more: number) {
  const count = (counts.get(options.lock) ?? 0) + more;
  counts.set(options.lock, count);
  if (count > 0) toast.error(options.notSent(count), { id: idOf(options), duration: Infinity });
}

/** Once somebody is signed in, who may be another user. */
export function withdrawNotSent(options: Said) {
  counts.delete(options.lock);
  toast.remove(idOf(options));
}
