import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadChunk } from '@/lib/browser/loadChunk';
import { PageError } from '@/layouts/PageError';
import { RetryableLazyPage } from '@/layouts/RetryableLazyPage';

/** What the file of a page exports for its route. */
interface PageModule {
  Component: ComponentType;
  /** Starts the reads of the page (`startReads`). */
  loader?: LoaderFunction;
}

interface Preloadable {
  preload: () => Promise<unknown>;
}

/** Whether the handle of a route is that of a page whose code can be loaded early. */
export const isPreloadable = (handle: unknown): handle is Preloadable =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;

/**
 * The part of a route that loads its page on the first visit. The page has an error boundary of its own, so that the layouts around a
 * broken page and their links keep working. React Router would keep the failure of a chunk for good, so a page that retries stands for it.
 */
export function lazyPage(load: () => Promise<PageModule>) {
  const loadPage = () => loadChunk(load);
  return {
    lazy: () => loadPage().catch((): PageModule => ({ Component: () => <RetryableLazyPage load={loadPage} /> })),
    handle: { preload: loadPage },
    // A changed filter in the address reads nothing.
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname,
    errorElement: <PageError />,
  } satisfies RouteObject;
}
