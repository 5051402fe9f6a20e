import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { MainLayout } from '@/layouts/main/MainLayout';
import { paths } from '@/lib/config/paths';
import { PageSkeleton } from '@/ui/feedback/PageSkeleton';
import { App } from './App';
import { routes } from './routes';
import { untilInitialized } from './untilInitialized';

/** A document's markup while the session is unknown and no data have been fetched. */
export interface Page {
  head: string;
  body: string;
  /** The path pattern in the route table, by which `main.tsx` knows whether the markup is that of the page at the browser's address. */
  path: string | undefined;
}

export async function renderPage(address: string): Promise<Page> {
  return { ...(await markupOf(routes, address)), path: matchRoutes(routes, address)?.at(-1)?.route.path };
}

const shell: RouteObject[] = [{ Component: MainLayout, children: [{ path: '*', Component: PageSkeleton }] }];

/** What every protected page shows until its code is there: the header and a skeleton. */
export async function renderShell(): Promise<Page> {
  return { ...(await markupOf(shell, paths.dashboard)), path: undefined };
}

async function markupOf(table: RouteObject[], address: string) {
  const router = createMemoryRouter(table, { initialEntries: [address] });
  await untilInitialized(router);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    {
      // Everything in one piece: content that is streamed later would need a script that moves it into place.
      progressiveChunkSize: Infinity,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  router.dispose();
  if (failures.length > 0) throw new AggregateError(failures, `${address} cannot be rendered: ${failures.join(', ')}`);
  const head = /^(?:<link\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
