import { Component, useEffect, useState, type ReactNode } from 'react';
import { errorTexts as texts } from '@/api/texts';
import { useWrite } from '@/api/useWrite';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { reloadSite } from '@/lib/browser/reloadSite';
import { Button } from '@/ui/button/Button';
import { Row, Stack } from '@/ui/layout/layout';
import { LiveRegion } from './LiveRegion';
import { ErrorNote } from './notes';
import css from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error; nothing by default. `onRetry` renders the children again. */
  fallback?: (onRetry: () => void, error: unknown) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Limits a render error to a part of a page. The route table has a boundary for each page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean; error?: unknown }> {
  override state: { hasError: boolean; error?: unknown } = { hasError: false };

  static getDerivedStateFromError(error: unknown) {
    return { hasError: true, error };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const retry = () => this.setState({ hasError: false });
    if (!this.state.hasError) return this.props.children;
    return this.props.fallback?.(retry, this.state.error) ?? null;
  }
}

/**
 * What the fallback of an error boundary shows and offers. Code that did not load is loaded before `onRetry` is called, also once the browser
 * is online again; any other error is only forgotten.
 * @returns the last error; `hasFailedAgain` if that is of a retry
 */
export function useRetry(caught: unknown, onRetry: () => void) {
  const [again, setAgain] = useState<{ caught: unknown; error: unknown }>();
  const load = caught instanceof ChunkLoadError ? caught.retry : undefined;
  const { mutate, isPending } = useWrite({
    mutationFn: async () => load?.(),
    onSuccess: onRetry,
    onError: (error) => setAgain({ caught, error }),
  });
  useEffect(() => {
    if (!load) return undefined;
    const loadNow = () => mutate();
    addEventListener('online', loadNow);
    return () => removeEventListener('online', loadNow);
  }, [load, mutate]);
  const hasFailedAgain = again !== undefined && again.caught === caught;
  return {
    error: hasFailedAgain ? again.error : caught,
    hasFailedAgain,
    isRetrying: isPending,
    retry: load ? () => mutate() : onRetry,
  };
}

const onlyAgain = { again: true, reload: false };

/** The usual fallback of an `ErrorBoundary` inside a page. It says why code did not load. */
export function ErrorFallback({ error: caught, onRetry }: { error: unknown; onRetry: () => void }) {
  const { error, isRetrying, retry } = useRetry(caught, onRetry);
  const why = error instanceof ChunkLoadError ? texts.why[error.reason] : { text: texts.part, offers: onlyAgain };
  return (
    <Stack gap={3} align="start" className={css.part}>
      <LiveRegion role="alert">{why.text}</LiveRegion>
      <ErrorOffers offers={why.offers} onRetry={retry} isRetrying={isRetrying} />
    </Stack>
  );
}

interface ErrorOffersProps {
  offers: { again: boolean; reload: boolean };
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  /** Of the first button. */
  variant?: 'primary' | undefined;
}

/** The buttons that try something again or reload the page, which says why if it could not. */
export function ErrorOffers({ offers, onRetry, isRetrying, variant }: ErrorOffersProps) {
  const reload = useWrite({ mutationFn: () => reloadSite() });
  return (
    <>
      <Row gap={2} align="stretch" justify="center" isWrapping>
        {offers.again && (
          <Button variant={variant} isBusy={isRetrying} onClick={onRetry}>
            {texts.again}
          </Button>
        )}
        {offers.reload && (
          <Button
            variant={offers.again ? undefined : variant}
            isBusy={reload.isPending}
            onClick={() => reload.mutate()}
          >
            {texts.reload}
          </Button>
        )}
      </Row>
      <ErrorNote isCompact error={reload.error} />
    </>
  );
}
