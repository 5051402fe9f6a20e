import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { PageErrorFallback } from './PageErrorFallback';

/** Replaces a page that threw while rendering. A retry also refetches the data, because a response may be the cause. */
export function PageError() {
  const error = useRouteError();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const client = useQueryClient();

  const retry = () => {
    client.removeQueries({ type: 'inactive' });
    // The router clears an error on any navigation, even to the same location.
    void navigate(location, { replace: true, preventScrollReset: true, state });
  };
  return <PageErrorFallback reason={error instanceof ChunkLoadError ? error.reason : 'broke'} onRetry={retry} />;
}
