import { matchPath } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { allCars, carById, carsOfBrand } from '@/features/cars/queries';
import { categories } from '@/features/categories/queries';
import { wishlistOf } from '@/features/wishlist/queries';
import { firstReads, type FirstRead } from '@/shared/config/firstReads';
import { FIRST_READS_WAIT_MS } from '@/shared/config/limits';
import { withTimeout } from '@/shared/browser/withTimeout';
import { currentUserEmail } from '@/shared/session/apiAs';
import { session } from '@/shared/session/session';

/** The query that sends each of the first reads. */
const queries: Record<FirstRead, (client: QueryClient, parameter: string) => Promise<unknown>> = {
  '/cars': (client) => client.query(allCars),
  '/carCategories': (client) => client.query(categories),
  '/category/:slug': (client, slug) => client.query(carsOfBrand(slug)),
  '/cars/:id': (client, id) => client.query(carById(id)),
  '/wishlist?email=:email': async (client) => {
    // The document has sent this read as the last user.
    session.resumeLastUser();
    const email = currentUserEmail();
    if (email !== undefined) await client.query(wishlistOf(email));
  },
};

/**
 * Passes the reads that the document has begun to the query cache, so that the page is rendered with its data at once instead of
 * a first time without. Resolves when all are there, and at the latest after `FIRST_READS_WAIT_MS`.
 */
export async function prefetchFirstReads(client: QueryClient, pathname: string): Promise<void> {
  const reads = Object.entries(firstReads).flatMap(([page, calls]) => {
    const match = matchPath(page, pathname);
    if (!match) return [];
    const parameter = Object.values(match.params)[0] ?? '';
    return calls.map((call) => queries[call](client, parameter));
  });
  // The page shows the error of a read that fails.
  await withTimeout(Promise.allSettled(reads), FIRST_READS_WAIT_MS);
}
