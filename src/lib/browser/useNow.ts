import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@/lib/config/limits';

/**
 * The present time in milliseconds, read at first and whenever a minute begins, so that ages and "today" are right in a tab that is open
 * for days. A device that has slept reads it when the tab is visible again. A component whose texts read the time by themselves calls it
 * only to be rendered again.
 */
export function useNow() {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      const present = Date.now();
      setNow((before) => (nextMinute(before) === nextMinute(present) ? before : present));
      clearTimeout(timer);
      timer = setTimeout(renew, nextMinute(present) - present);
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}

const nextMinute = (ms: number) => (Math.floor(ms / MINUTE_MS) + 1) * MINUTE_MS;
