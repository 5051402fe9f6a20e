import { onlineManager } from '@tanstack/react-query';
import Alert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { describeError, identityErrorSlice, isRefusal } from '@/api/callError';
import { formatTime } from '@/lib/text/format';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { uiTexts } from '@/ui/texts';
import { LiveRegion } from './LiveRegion';
import { isOutdated, type ShownQuery } from './shownQuery';
import css from './notes.module.css';

interface ErrorNoteProps {
  /** Nothing is shown for `null` and `undefined`. */
  error: unknown;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  title?: string | undefined;
  /** A single line, for use beside a control. */
  isCompact?: boolean | undefined;
}

/** The sentence for an error, shown where the error happened. For an error of Firebase, also the slice of its message (section 5). */
export function ErrorNote({ error, onRetry, isRetrying, title, isCompact = false }: ErrorNoteProps) {
  if (!error) return null;
  const slice = identityErrorSlice(error);

  return (
    <LiveRegion
      box={Row}
      as="div"
      gap={3}
      rowGap={2}
      isWrapping
      role="alert"
      className={cx(css.note, isCompact ? css.compact : css.block)}
    >
      <Alert size={isCompact ? 16 : 24} />
      <div className={css.words}>
        {!isCompact && <b>{title ?? uiTexts.wrong}</b>}
        {isCompact && title && <b>{title}</b>}
        <p>{describeError(error)}</p>
        {slice && <small>{slice}</small>}
      </div>
      {onRetry && (
        <Button variant={isCompact ? 'quiet' : 'outline'} isBusy={isRetrying} onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
      )}
    </LiveRegion>
  );
}

/** Something to know before going on, with or without an icon. It is read out when it comes. */
export function Note({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <LiveRegion box={Row} as="p" gap={3} align="stretch" size="s" className={cx(css.aside, className)}>
      {children}
    </LiveRegion>
  );
}

/** A line shown while the data on the page cannot be refreshed. */
export function StaleNote({ query }: { query: ShownQuery<unknown> }) {
  const error = query.error ?? query.failureReason;
  // The browser says that it is offline, so the query waits.
  const { isPaused } = query;
  const isStale = isOutdated(query);
  // Read only when it is shown: React Query renders again for what was read, and this changes with each poll.
  const since = () => formatTime(new Date(query.dataUpdatedAt));

  return (
    <LiveRegion size="s" isMuted>
      {isStale && isPaused && (
        <>
          <span>{uiTexts.notUpToDateOffline(since())}</span> <TryOnline />
        </>
      )}
      {isStale && !isPaused && <span>{isRefusal(error) ? describeError(error) : uiTexts.notUpToDate(since())}</span>}
    </LiveRegion>
  );
}

interface StaleLineProps {
  query: ShownQuery<unknown>;
  /** Another note in the same place. */
  children?: ReactNode;
}

/** The place of a `StaleNote` below a heading. Its height is reserved, so that nothing moves when a note appears. */
export function StaleLine({ query, children }: StaleLineProps) {
  return (
    <div className={css.line}>
      <StaleNote query={query} />
      {children}
    </div>
  );
}

/** The sentence for data that wait for the network. */
export function OfflineText() {
  return (
    <>
      <span>{uiTexts.offline}</span> <TryOnline />
    </>
  );
}

/**
 * Tries what waits for the network, because a browser may be wrong about being offline, as with some VPNs. If the network is gone,
 * the queries wait again after the first try.
 */
function TryOnline() {
  return (
    <Button variant="quiet" data-target className={css.now} onClick={() => onlineManager.setOnline(true)}>
      {uiTexts.tryNow}
    </Button>
  );
}
