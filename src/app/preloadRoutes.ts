import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

/** The path in the route table that an address belongs to. */
export const pathOf = (address: string) => matchRoutes(routes(), address)?.at(-1)?.route.path;

/** The route table with the code of one address in it: that page is then drawn at once instead of being awaited. */
export async function preloadRoutes(address: string) {
  const table = routes();
  await Promise.all((matchRoutes(table, address) ?? []).map(({ route }) => resolveLazy(route)));
  return table;
}

async function resolveLazy(route: RouteObject) {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return;
  const Component = await route.lazy.Component();
  if (!Component) return;
  route.Component = Component;
  delete route.lazy;
}
