import type { ComponentType } from 'react';
import { chunkOf } from '@/shared/browser/lazyWithPreload';
import { loadChunk } from '@/shared/browser/loadChunk';
import { PageError } from './layouts/PageError';
import { chunkQuery, RetryableLazyPage } from './layouts/RetryableLazyPage';
import type { MemberPage } from './memberPages';

// oxlint-disable-next-line syntax/no-restricted-syntax -- only `chunkOf` and `loadChunk` call it
const loadMemberPages = () => import('./memberPages');

/** Called once somebody uses the page, so that no press of a link waits for the list of the members' pages. */
export const prefetchMemberPages = () => void loadChunk(loadMemberPages).catch(() => undefined);

/** A page behind sign-in, or its layout or guard. */
export function memberPage(name: MemberPage) {
  return page(() => loadMemberPage(name), name);
}

async function loadMemberPage<Name extends MemberPage>(name: Name) {
  return (await loadMemberPages()).memberPages[name]();
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
