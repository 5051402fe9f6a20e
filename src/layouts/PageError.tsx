import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { errorTexts as texts } from '@/api/texts';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { reloadSite } from '@/lib/browser/reloadSite';
import { BrokenRoad } from '@/ui/art/BrokenRoad';
import { ErrorOffers, useRetry } from '@/ui/feedback/ErrorBoundary';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { focusHeading, focusHeadingIfLost } from '@/ui/focus';
import { PageHeading } from '@/ui/layout/layout';
import css from './PageError.module.css';

/** Replaces a page that threw while rendering, or whose code did not load, between header and footer. */
export function PageError() {
  const caught = useRouteError();
  const showPage = useShowPage(caught);
  const { error, hasFailedAgain, isRetrying, retry } = useRetry(caught, showPage);
  const reason = error instanceof ChunkLoadError ? error.reason : 'broke';
  const { title, text, offers } = texts.why[reason];

  useEffect(() => {
    if (!hasFailedAgain || reason !== 'unknown') return undefined;
    // Firefox keeps the failure of a module until the page is reloaded.
    const left = new AbortController();
    reloadSite(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [hasFailedAgain, error, reason]);

  return (
    <section key={reason} ref={takeFocus} className={css.screen}>
      <div aria-hidden className={css.art}>
        <BrokenRoad />
      </div>
      <PageHeading>{title}</PageHeading>
      <LiveRegion role="alert">{text}</LiveRegion>
      <ErrorOffers offers={offers} onRetry={retry} isRetrying={isRetrying} variant="primary" />
    </section>
  );
}

/** Returns what renders the page again, after an error of rendering also with new data, because a response may be the cause. */
function useShowPage(caught: unknown) {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const client = useQueryClient();

  return () => {
    if (!(caught instanceof ChunkLoadError)) client.removeQueries({ type: 'inactive' });
    // The router clears an error on any navigation, even to the same location.
    void navigate(location, { replace: true, preventScrollReset: true, state });
  };
}

/**
 * A ref callback: the element that had the focus was removed with the broken page, so the heading takes it. The cleanup
 * does the same for the page that replaces this one.
 */
function takeFocus() {
  focusHeading();
  return focusHeadingIfLost;
}
