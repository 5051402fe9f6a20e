import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { App } from './App';
import { MainLayout } from './layouts/MainLayout';
import { pathOf, preloadRoutes } from './preloadRoutes';

/** A page's markup, as it stands before it is known who looks and before any call has been answered. */
export interface Page {
  /** What belongs into the document's head. */
  head: string;
  body: string;
  /** The path in the route table, by which the browser knows that the markup is of its address. */
  path: string | undefined;
}

export async function renderPage(address: string): Promise<Page> {
  return { ...(await markupOf(await preloadRoutes(address), address)), path: pathOf(address) };
}

/** The frame around every page, and a spinner in it. */
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
      // In one piece: what comes later would need a script that puts it in its place.
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
