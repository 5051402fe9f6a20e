import { useEffect, useState } from 'react';

/**
 * The present time in milliseconds, read at first and at every full local hour, so that ages and "today" are right in a tab that is open
 * for days. A device that has slept reads it when the tab is visible again.
 */
export function useNow() {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      const present = Date.now();
      setNow((before) => (nextHour(before) === nextHour(present) ? before : present));
      clearTimeout(timer);
      timer = setTimeout(renew, nextHour(present) - present);
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

/** When the next local hour begins. The hours of some time zones begin at a half of UTC's. */
function nextHour(ms: number) {
  const date = new Date(ms);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours() + 1).getTime();
}
