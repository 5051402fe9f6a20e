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
import { DeskHeading } from './DeskHeading';
import { DeskTools } from './DeskTools';
import css from './ModerationDesk.module.css';
import { Queue } from './Queue';
import type { CarAccess } from './sendDecision';
import { useDesk } from './useDesk';
import { useDeskKeys } from './useDeskKeys';
import { usePicks } from '../bulk/usePicks';

interface ModerationDeskProps<C extends ListedCar> {
  /** Undefined until they are loaded. */
  reports: readonly Report[] | undefined;
  /** Shown until then. */
  loading: ReactNode;
  cars: ReadonlyMap<string, ListedCar>;
  gone: ReadonlySet<string>;
  carAccess: CarAccess;
  sellerPosts: SellerPosts<C>;
  /** The button that lists the keys. */
  keysButton: ReactNode;
  /** A note if the list may be out of date. */
  notice: ReactNode;
}

/** Reported cars as a queue, with the open case beside it, or, on narrow screens, in its place. */
export function ModerationDesk<C extends ListedCar>({
  sellerPosts,
  keysButton,
  notice,
  loading,
  ...options
}: ModerationDeskProps<C>) {
  const isNarrow = useMedia('(max-width: 1099px)');
  const desk = useDesk({ ...options, isNarrow });
  const isCaseOnly = isNarrow && desk.open !== undefined;
  const reportCounts = useMemo(() => countByCar(options.reports ?? []), [options.reports]);
  const picks = usePicks(desk.queue, desk.waiting);
  const [verdict, setVerdict] = useState<Verdict>('remove');
  const isPicking = picks.cases.length > 0;
  useDeskKeys(desk, picks);
  const actOnAll = () => {
    desk.decideAll(picks.cases, verdict);
    picks.clear();
  };

  return (
    <>
      <div className={isCaseOnly ? css['unseen'] : undefined}>
        <DeskHeading waiting={options.reports && desk.waiting} keysButton={!isCaseOnly && keysButton} />
        <div className={css['tools']} hidden={isCaseOnly}>
          <DeskTools desk={desk} />
        </div>
      </div>
      <div className={row['notice']}>{notice}</div>
      {loading}
      <div
        className={css['desk']}
        onClickCapture={(event) => {
          if (desk.isAimed()) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {!isCaseOnly && options.reports && <Queue desk={desk} picks={picks} />}
        <div className={css['side']}>
          <BatchStatus desk={desk} />
          {isPicking && !isNarrow && <BulkPanel picks={picks} verdict={verdict} onChoose={setVerdict} />}
          {desk.open && (isNarrow || !isPicking) && (
            <OpenCase>
              <CasePanel
                key={desk.open.key}
                one={desk.open}
                desk={desk}
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
      {options.reports && desk.queue.length + desk.swept.length === 0 && desk.view.search === '' && (
        <EmptyState art={<EmptyGarage />} title={messages.none}>
          <p>{messages.noneHint}</p>
        </EmptyState>
      )}
    </>
  );
}
