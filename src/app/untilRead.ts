import { queryClient } from '@/api/queryClient';

/** A page on a slow line is shown without its data. */
const LONGEST_MS = 100;

/** Resolves once the reads that the page's loaders have begun are done, so that the page is rendered once, with its data. */
export function untilRead() {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const check = () => {
      if (queryClient.isFetching() === 0) end();
    };
    const timer = setTimeout(end, LONGEST_MS);
    const unsubscribe = queryClient.getQueryCache().subscribe(check);
    check();
  });
}
