import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { Car } from '@/features/cars/schema';
import { paths } from '@/shared/config/paths';
import { allCarsKey, keys } from '@/shared/config/queryKeys';
import { authMessages } from '@/shared/messages/auth';

const { goals } = authMessages;

/**
 * What a visitor wanted who was redirected to the login page, with the car if the page before has loaded it. Nothing is fetched for it.
 * @param returnTo the page to return to
 * @returns undefined for pages that are open to everybody
 */
export function goalOf(returnTo: string, client: QueryClient) {
  const [path = ''] = returnTo.split(/[?#]/);
  const { id } = (matchPath(paths.carDetails, path) ?? matchPath(paths.checkout, path))?.params ?? {};
  if (id !== undefined) {
    const known = client.getQueriesData<Car[]>({ queryKey: keys.cars }).flatMap(([, cars]) => cars ?? []);
    return { goal: goals.car, car: known.find((car) => car.id === id) };
  }
  const brand = matchPath(paths.brand, path)?.params.slug;
  if (brand !== undefined) return { goal: goals.brand(brand.toUpperCase()) };
  if (path.startsWith(paths.cars)) return { goal: goals.cars(client.getQueryData<Car[]>(allCarsKey)?.length) };
  if (path.startsWith(`${paths.sellers}/`)) return { goal: goals.sell };
  return path.startsWith(paths.dashboard) ? { goal: goals.dashboard } : undefined;
}
