import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RETRY_DELAY_MS } from '@/lib/config/limits';

/** @param isPushed adds a history entry instead of replacing the present one */
type ChangeQuery = (change: (current: URLSearchParams) => URLSearchParams, isPushed?: boolean) => void;

/**
 * The query of the page's address, and a function that changes it and keeps its identity. What uses this hook is rendered with a change at
 * once, so that fields follow each key; the router renders the page and all its links afterwards, in a transition. The updater of
 * `setSearchParams` would not see a change that is not rendered yet.
 */
export function useAddressQuery(): [query: string, change: ChangeQuery] {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const [query, showNow] = useOptimistic(params.toString());
  const latest = useRef({ query, state });
  useLayoutEffect(() => {
    latest.current = { query, state };
  }, [query, state]);

  const change = useCallback<ChangeQuery>(
    (changeParams, isPushed = false) => {
      const { pathname } = window.location;
      const next = changeParams(new URLSearchParams(latest.current.query)).toString();
      latest.current = { ...latest.current, query: next };
      const options = { state: latest.current.state, replace: !isPushed, preventScrollReset: true };
      const isNeeded = () => latest.current.query === next && window.location.pathname === pathname;
      startTransition(async () => {
        showNow(next);
        await untilAccepted(async () => navigate({ search: next }, options), isNeeded);
      });
    },
    [navigate, showNow],
  );

  return [query, change];
}

/** The parameters of the page's address, and a function that writes one of them and keeps its identity. */
export function useAddressParams() {
  const [query, changeQuery] = useAddressQuery();
  const setParam = useCallback(
    (name: string, value: string | undefined, isPushed?: boolean) =>
      changeQuery((params) => withParam(params, name, value), isPushed),
    [changeQuery],
  );
  return [useMemo(() => new URLSearchParams(query), [query]), setParam] as const;
}

/** Writes a parameter into the query; without a value it is removed. */
export function withParam(params: URLSearchParams, name: string, value: string | undefined) {
  if (value === undefined || value === '') params.delete(name);
  else params.set(name, value);
  return params;
}

/** Browsers refuse changes of the address that follow each other too quickly, Safari more than a hundred in 30 seconds. */
async function untilAccepted(write: () => Promise<void>, isNeeded: () => boolean): Promise<void> {
  try {
    await write();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    if (isNeeded()) await untilAccepted(write, isNeeded);
  }
}
