import { useEffect, useState } from 'react';

/** The whole seconds until then, counted down; 0 afterwards. @param dueAt in milliseconds of `performance.now()`, which nobody can put back */
export function useSecondsLeft(dueAt: number | undefined) {
  const [now, setNow] = useState(() => performance.now());
  const left = dueAt === undefined ? 0 : Math.max(0, Math.ceil((dueAt - now) / 1000));

  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const update = () => setNow(performance.now());
    const first = setTimeout(update, 0);
    const timer = setInterval(update, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [dueAt]);
  return left;
}
