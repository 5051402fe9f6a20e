import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { App } from './App';
import { MainLayout } from './layouts/MainLayout';
import { pathOf, preloadRoutes } from './preloadRoutes';

/** A page's markup while the session is unknown and no data have been fetched. */
export interface Page {
  /** Markup for the document's `<head>`. */
  head: string;
  body: string;
  /** The path pattern in the route table, by which `main.tsx` knows whether the markup matches the browser's address. */
  path: string | undefined;
}

export async function renderPage(address: string): Promise<Page> {
  return { ...(await markupOf(await preloadRoutes(address), address)), path: pathOf(address) };
}

/** Header and footer with a spinner between them, for every page that is not prerendered. */
export async function renderShell(): Promise<Page> {
  const table = [{ element: <MainLayout />, children: [{ path: '*', element: <Spinner /> }] }];
  return { ...(await markupOf(table, '/shell')), path: undefined };
}

async function markupOf(table: Parameters<typeof createMemoryRouter>[0], address: string) {
  const router = createMemoryRouter(table, { initialEntries: [address] });
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
