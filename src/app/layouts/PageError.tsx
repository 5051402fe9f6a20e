import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '@/shared/browser/loadChunk';
import { PageErrorFallback } from './PageErrorFallback';

/** A page that broke while it was drawn. It is made anew from answers asked for anew: an answer may have broken it. */
export function PageError() {
  const error = useRouteError();
  const place = useLocation();
  const state: unknown = place.state;
  const navigate = useNavigate();
  const client = useQueryClient();

  const retry = () => {
    client.removeQueries({ type: 'inactive' });
    // The router lets go of an error when one goes on, be it to the same place.
    void navigate(place, { replace: true, preventScrollReset: true, state });
  };
  return <PageErrorFallback why={error instanceof ChunkLoadError ? error.reason : 'broke'} onRetry={retry} />;
}
