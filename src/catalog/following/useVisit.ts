import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { continueVisit, endVisit } from './visits';

/** Records the user's visit while it is mounted. Every navigation and every return to the tab continues it or begins a new one. */
export function useVisit(user: string) {
  const { key } = useLocation();
  useEffect(() => continueVisit(user), [user, key]);

  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') continueVisit(user);
      else endVisit(user);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [user]);
}
