import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isCallError } from '@/api/callError';
import { api } from '@/api/client';
import { oneOf, shownListOf } from '@/api/fields';
import { liveQuery } from '@/api/liveQuery';
import { path } from '@/api/path';
import { readSpellings } from '@/api/readSpellings';
import { allCarsKey, keys } from '@/lib/config/queryKeys';
import { apiAs } from '@/session/apiAs';
import { sessionState } from '@/session/state/sessionState';
import type { ShownQuery } from '@/ui/feedback/shownQuery';
import { carSchema, type Car } from './schema';

const cars = shownListOf(carSchema);

export const allCars = queryOptions({
  queryKey: allCarsKey,
  queryFn: ({ signal }) => api.get('/cars', cars, { signal }),
});

export const carsOfBrand = (slug: string) =>
  queryOptions({
    queryKey: [...keys.cars, 'brand', slug],
    queryFn: ({ signal }) => api.get(path('/category/:slug', { slug }), cars, { signal }),
  });

const getCar = (id: string, options: { signal: AbortSignal } | { isUncached: true }) =>
  api.get(path('/cars/:id', { id }), oneOf(carSchema), options);

export const carById = (id: string) =>
  queryOptions({
    queryKey: [...keys.cars, 'one', id],
    queryFn: ({ signal }) => getCar(id, { signal }),
  });

/** Fetches the car as it is now, always with a new request, which is never shared with another reader. */
export const readCarNow = (id: string) => getCar(id, { isUncached: true });

export const sellerPosts = liveQuery(
  queryOptions({
    queryKey: [...keys.cars, 'seller-posts'],
    queryFn: ({ signal }) => apiAs(sessionState.user()?.email).get('/seller/post', cars, { signal }),
  }),
);

export const carsOfSeller = (email: string) =>
  queryOptions({
    queryKey: [...keys.cars, 'of', email],
    queryFn: ({ signal }) =>
      readSpellings(email, (spelling) =>
        api.get(path('/cars/seller/:email', { email: spelling }), cars, { signal, isUncached: true }),
      ),
  });

/** A car by id. Until its own response arrives, and if that fails, it is the car of a cached list, unless the host says "not found". */
export function useCar(id: string): ShownQuery<Car> {
  const client = useQueryClient();
  const query = useQuery(carById(id));
  if (query.data !== undefined || isCallError(query.error, 'not-found')) return query;
  // oxlint-disable-next-line query/no-rest-destructuring -- only until the response arrives, and the pages show most of it
  return { ...query, ...carFromLists(client, id) };
}

/** The car as any cached list or page of this tab has it, and when that was read. */
export function carFromLists(client: QueryClient, id: string) {
  for (const [key, data = []] of client.getQueriesData<readonly Car[] | Car>({ queryKey: keys.cars })) {
    const car = [data].flat().find((cached) => cached.id === id);
    if (car) return { data: car, dataUpdatedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0 };
  }
  return undefined;
}
