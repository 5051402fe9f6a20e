import { useMemo, useState, type ReactNode } from 'react';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import row from '@/shared/ui/layout/headingRow.module.css';
import { useMedia } from '@/shared/ui/useMedia';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import type { Report } from '../schema';
import { BatchStatus } from '../bulk/BatchStatus';
import { BulkBar } from '../bulk/BulkBar';
import { BulkPanel } from '../bulk/BulkPanel';
import { CasePanel } from '../case/CasePanel';
import { OpenCase } from '../case/OpenCase';
import type { SellerPosts } from '../case/CaseSeller';
import { countByCar, type ListedCar } from './cases';
import type { Verdict } from './decision';
import { QueueHeading } from './QueueHeading';
import { QueueTools } from './QueueTools';
import css from './ModerationQueue.module.css';
import { CaseList } from './CaseList';
import type { TakeCarDown } from './sendDecision';
import { useModerationQueue } from './useModerationQueue';
import { useQueueKeys } from './useQueueKeys';
import { usePicks } from '../bulk/usePicks';

interface ModerationQueueProps<C extends ListedCar> {
  /** Undefined until they are loaded. */
  reports: readonly Report[] | undefined;
  /** Shown until then. */
  loading: ReactNode;
  cars: ReadonlyMap<string, ListedCar>;
  gone: ReadonlySet<string>;
  takeCarDown: TakeCarDown;
  sellerPosts: SellerPosts<C>;
  /** A note if the list may be out of date. */
  notice: ReactNode;
}

/** Reported cars as a queue, with the open case beside it, or, on narrow screens, in its place. */
export function ModerationQueue<C extends ListedCar>({
  sellerPosts,
  notice,
  loading,
  ...options
}: ModerationQueueProps<C>) {
  const isNarrow = useMedia('(max-width: 1099px)');
  const queue = useModerationQueue({ ...options, isNarrow });
  const isCaseOnly = isNarrow && queue.open !== undefined;
  const reportCounts = useMemo(() => countByCar(options.reports ?? []), [options.reports]);
  const picks = usePicks(queue.cases, queue.waiting);
  const [verdict, setVerdict] = useState<Verdict>('remove');
  const isPicking = picks.cases.length > 0;
  useQueueKeys(queue, picks);
  const actOnAll = () => {
    queue.decideAll(picks.cases, verdict);
    picks.clear();
  };

  return (
    <>
      <div className={isCaseOnly ? css['unseen'] : undefined}>
        <QueueHeading waiting={options.reports && queue.waiting} />
        <div className={css['tools']} hidden={isCaseOnly}>
          <QueueTools queue={queue} />
        </div>
      </div>
      <div className={row['notice']}>{notice}</div>
      {loading}
      <div
        className={css['columns']}
        onClickCapture={(event) => {
          if (queue.isAimed()) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {!isCaseOnly && options.reports && <CaseList queue={queue} picks={picks} />}
        <div className={css['side']}>
          <BatchStatus queue={queue} />
          {isPicking && !isNarrow && <BulkPanel picks={picks} verdict={verdict} onChoose={setVerdict} />}
          {queue.open && (isNarrow || !isPicking) && (
            <OpenCase>
              <CasePanel
                key={queue.open.key}
                one={queue.open}
                queue={queue}
                isNarrow={isNarrow}
                cars={options.cars}
                sellerPosts={sellerPosts}
                reportCounts={reportCounts}
              />
            </OpenCase>
          )}
        </div>
      </div>
      {isPicking && !isCaseOnly && (
        <BulkBar picks={picks} verdict={verdict} onChoose={setVerdict} onAct={actOnAll} isNarrow={isNarrow} />
      )}
      {options.reports && queue.cases.length + queue.swept.length === 0 && queue.view.search === '' && (
        <EmptyState art={<EmptyGarage />} title={messages.none}>
          <p>{messages.noneHint}</p>
        </EmptyState>
      )}
    </>
  );
}
