import type { QueryClient } from '@tanstack/react-query';
import { authTexts } from '@/auth/texts';
import type { Car } from '@/cars/schema';
import { paths } from '@/lib/config/paths';
import { allCarsKey, keys } from '@/lib/config/queryKeys';

/**
 * What a visitor wanted who was redirected to the login page, with the car if the page before has loaded it. Nothing is fetched for it.
 * @param returnTo the page to return to
 * @returns undefined for pages that are open to everybody
 */
export function goalOf(returnTo: string, client: QueryClient) {
  const [path = '', query = ''] = returnTo.split(/[?#]/);
  const id = /[\da-f]{24}$/i.exec(path)?.[0];
  if (path.startsWith(paths.cars)) {
    if (!id && (query !== '' || path !== paths.cars)) return { goal: authTexts.seeFound };
    if (!id) return { goal: authTexts.seeCars(client.getQueryData<Car[]>(allCarsKey)?.length) };
    const known = client.getQueriesData<Car[]>({ queryKey: keys.cars }).flatMap(([, cars]) => cars ?? []);
    return { goal: authTexts.seeCar, car: known.find((car) => car.id === id) };
  }
  if (path.startsWith(`${paths.sellers}/`)) return { goal: authTexts.sell };
  return path.startsWith(paths.dashboard) ? { goal: authTexts.openDashboard } : undefined;
}
