import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '@/api/callError';
import { allCars, sellerPosts } from '@/cars/queries';
import { categories } from '@/categories/queries';
import { useSession } from '@/session/session';
import { LoadFailure } from '@/ui/feedback/LoadFailure';
import css from './HomeFailure.module.css';

export function HomeFailure() {
  const isSignedIn = useSession().status === 'signed-in';
  const posts = useQuery({ ...sellerPosts, enabled: false });
  const queries = [useQuery(allCars), useQuery(categories), posts];
  // Visitors are invited to sign in where the host refuses them the posts.
  const told = queries.filter(({ error }) => isSignedIn || !isRefusal(error));

  return (
    <div className={css.failure}>
      <LoadFailure queries={told} />
    </div>
  );
}
