import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allCars, sellerPosts } from '@/cars/queries';
import { categories } from '@/categories/queries';
import { isRefusal } from '@/api/callError';
import { useSession } from '@/session/session';
import { ErrorNote } from '@/ui/feedback/notes';
import { hasFailed, useRetryFailed } from '@/ui/feedback/Loaded';
import css from './HomeFailure.module.css';

/** One fault, one message: home leaves out the parts whose data could not be loaded, and says so once. */
export function HomeFailure() {
  const isMember = useSession().status === 'signed-in';
  const retryFailed = useRetryFailed();
  const posts = useQuery({ ...sellerPosts, enabled: false });
  const failed = [useQuery(allCars), useQuery(categories), posts].filter(hasFailed);
  // Visitors are invited to sign in where the host refuses them the posts.
  const { error = null } = failed.find(({ error: cause }) => cause && (isMember || !isRefusal(cause))) ?? {};
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const isShown = failed.length > 0 && lastError !== null;

  return (
    isShown && (
      <div className={css.failure}>
        <ErrorNote error={lastError} isRetrying={failed.every(({ isFetching }) => isFetching)} onRetry={retryFailed} />
      </div>
    )
  );
}
