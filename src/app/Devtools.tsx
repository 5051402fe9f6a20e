import { ReactQueryDevtools } from '@tanstack/react-query-devtools';

/** React Query's panel of queries and mutations, in the development server only. */
export function Devtools() {
  return <ReactQueryDevtools buttonPosition="bottom-left" />;
}
