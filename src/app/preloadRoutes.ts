import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

/** The path pattern in the route table that matches an address. */
export const pathOf = (address: string) => matchRoutes(routes(), address)?.at(-1)?.route.path;

/** A route table that has the code for one address already, so that the router renders that page without waiting. */
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
