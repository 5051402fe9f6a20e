import type { ComponentType } from 'react';
import { chunkOf } from '@/shared/browser/lazyWithPreload';
import { loadChunk } from '@/shared/browser/loadChunk';
import { PageError } from './layouts/PageError';
import { chunkQuery, RetryableLazyPage } from './layouts/RetryableLazyPage';
import type { ProtectedPage } from './protectedPages';

// oxlint-disable-next-line syntax/no-restricted-syntax -- only `chunkOf` and `loadChunk` call it
const loadProtectedPages = () => import('./protectedPages');

/** Called once somebody uses the page, so that no press of a link waits for the list of the protected pages. */
export const prefetchProtectedPages = () => void loadChunk(loadProtectedPages).catch(() => undefined);

/** A protected page, or its layout or guard. */
export function protectedPage(name: ProtectedPage) {
  return page(() => loadProtectedPage(name), name);
}

async function loadProtectedPage<Name extends ProtectedPage>(name: Name) {
  return (await loadProtectedPages()).protectedPages[name]();
}

export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyPage(name, chunkOf(load, name).load);
}

/** What stands for pages whose chunk did not load when the router requested it. */
export const failedPages = new WeakSet<ComponentType>();

/** A page with an error boundary of its own, so that the layouts around a broken page and their links keep working. */
function lazyPage(name: string, load: () => Promise<ComponentType>) {
  const Retryable = () => <RetryableLazyPage chunk={chunkQuery(name, load)} />;
  failedPages.add(Retryable);
  const Component = () => load().catch(() => Retryable);
  return { lazy: { Component }, errorElement: <PageError /> };
}
