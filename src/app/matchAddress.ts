import { matchRoutes, type RouteObject } from 'react-router-dom';
import { failedPages } from './lazyPages';
import { routes } from './routes';

/** A route table, and the routes in it that match an address: matching takes long, so it is done once. */
export function matchAddress(address: string) {
  const table = routes();
  const matched = matchRoutes(table, address)?.map(({ route }) => route) ?? [];
  return {
    table,
    matched,
    /** The path pattern of the page. */
    path: matched.at(-1)?.path,
    /**
     * Loads the code of the page, so that the router renders it without waiting.
     * @returns whether all of it has loaded
     */
    loadCode: async () => {
      await Promise.all(matched.map(resolveLazy));
      return !matched.some(({ Component }) => Component && failedPages.has(Component));
    },
  };
}

async function resolveLazy(route: RouteObject) {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return;
  const Component = await route.lazy.Component();
  if (!Component) return;
  route.Component = Component;
  delete route.lazy;
}
