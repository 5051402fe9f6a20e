import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { VISIT_PAUSE_MS } from './limits';
import { continueVisit, endVisit } from './visits';

/**
 * Records the user's visit while it is mounted. Every navigation and every return to the tab continues it or begins a new one, and a page
 * that is in sight goes on with it.
 */
export function useVisit(user: string) {
  const { key } = useLocation();
  useEffect(() => continueVisit(user), [user, key]);

  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') continueVisit(user);
      else endVisit(user);
    };
    const timer = setInterval(() => document.visibilityState === 'visible' && continueVisit(user), VISIT_PAUSE_MS / 2);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [user]);
}
