import { ReactQueryDevtools } from '@tanstack/react-query-devtools';

/** React Query's panel of queries and mutations, in the development server only. Its button is below the page, where it covers nothing. */
export function Devtools() {
  return (
    <div data-screen-only>
      <ReactQueryDevtools buttonPosition="relative" />
    </div>
  );
}
