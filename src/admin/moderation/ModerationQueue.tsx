import type { ReactNode } from 'react';
import { EmptyGarage } from '@/ui/art/EmptyScenes';
import { EmptyState } from '@/ui/feedback/Loaded';
import { NoticeLine } from '@/ui/layout/NoticeLine';
import { breakpoints } from '@/lib/config/breakpoints';
import { useMedia } from '@/ui/useMedia';
import { moderationTexts as texts } from './texts';
import { CaseList } from './CaseList';
import { CasePanel } from './CasePanel';
import css from './Queue.module.css';
import { QueueHead } from './QueueHead';
import { useQueue, type QueueOptions } from './useQueue';
import { useQueueKeys } from './useQueueKeys';

interface ModerationQueueProps extends QueueOptions {
  /** Shown until the reports are loaded. */
  loading: ReactNode;
  /** A note if the list may be out of date. */
  notice: ReactNode;
}

/** Reported cars as a queue, with the open case beside it, or, on narrow screens, in its place. */
export function ModerationQueue(props: ModerationQueueProps) {
  const { reports, cars, loading, notice } = props;
  const isNarrow = useMedia(breakpoints.tablet);
  const queue = useQueue(props, isNarrow);
  const { open } = queue;
  const isQueueHidden = isNarrow && open !== undefined;
  const isNoneReported = reports !== undefined && queue.cases.length === 0 && queue.view.search === '';
  useQueueKeys(queue);

  return (
    <>
      <QueueHead queue={queue} reports={reports} isHidden={isQueueHidden} hasSearch={!isNoneReported} />
      <NoticeLine>{notice}</NoticeLine>
      {loading}
      {isNoneReported && (
        <EmptyState art={<EmptyGarage />} title={texts.none}>
          <p>{texts.noneHint}</p>
        </EmptyState>
      )}
      <div className={css.columns}>
        {reports && !isNoneReported && !isQueueHidden && <CaseList queue={queue} isNarrow={isNarrow} />}
        {open && (
          <CasePanel key={open.key} subject={open} queue={queue} isNarrow={isNarrow} car={cars.get(open.carId ?? '')} />
        )}
      </div>
    </>
  );
}
