import { useEffect, useState } from 'react';
import { calendarDay } from '@/lib/text/calendarDay';

/**
 * The present time in milliseconds, read at first and after every local midnight, so that "today" is right in a tab that is open for
 * days. A device that has slept through midnight reads it when the tab is visible again.
 */
export function useNow() {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      const present = Date.now();
      setNow((before) => (calendarDay(before) === calendarDay(present) ? before : present));
      clearTimeout(timer);
      timer = setTimeout(renew, nextMidnight(present) - present);
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

function nextMidnight(ms: number) {
  const date = new Date(ms);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}
