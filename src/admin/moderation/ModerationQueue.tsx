import type { UseQueryResult } from '@tanstack/react-query';
import type { Car } from '@/cars/schema';
import type { Report } from '@/reports/schema';
import { ClearRoad } from '@/ui/art/ClearRoad';
import { EmptyState } from '@/ui/art/EmptyState';
import { cx } from '@/ui/cx';
import { Loaded } from '@/ui/feedback/Loaded';
import { Skeleton } from '@/ui/feedback/loading';
import { StaleNote } from '@/ui/feedback/notes';
import { SearchField } from '@/ui/form/SearchField';
import { PageHeading, Row, Panel, Stack } from '@/ui/layout/layout';
import { NoticeLine } from '@/ui/layout/NoticeLine';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import { CaseList } from './CaseList';
import { CasePanel } from './CasePanel';
import { CaseSkeleton } from './CaseSkeleton';
import { moderationTexts as texts } from './texts';
import { useQueue, useQueueKeys, type Queue } from './useQueue';
import { useWaiting } from './useWaiting';
import css from './Queue.module.css';

interface ModerationQueueProps {
  query: UseQueryResult<Report[]>;
  cars: ReadonlyMap<string, Car>;
  /** The ids of cars that are known to be no longer listed. */
  gone: ReadonlySet<string>;
}

/** Reported cars as a queue, with the open case beside it, or, on narrow screens, in its place. */
export function ModerationQueue({ query, cars, gone }: ModerationQueueProps) {
  const queue = useQueue(query.data, cars, gone);
  const { open } = queue;
  const isQueueHidden = queue.isNarrow && open !== undefined;
  const isNoneReported = query.data !== undefined && queue.cases.length === 0 && queue.view.search === '';
  useQueueKeys(queue);

  return (
    <>
      <QueueHead queue={queue} isHidden={isQueueHidden} hasSearch={!isNoneReported} />
      <NoticeLine>
        <StaleNote query={query} />
      </NoticeLine>
      <Loaded query={query} skeleton={<QueueSkeleton />}>
        {() =>
          isNoneReported ? (
            <EmptyState art={<ClearRoad />} title={texts.none}>
              <p>{texts.noneHint}</p>
            </EmptyState>
          ) : (
            <div className={css.columns}>
              {!isQueueHidden && <CaseList queue={queue} />}
              {open && <CasePanel key={open.key} subject={open} queue={queue} />}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

interface QueueHeadProps {
  queue: Queue;
  isHidden: boolean;
  hasSearch: boolean;
}

/** The heading, with how much waits, and the search. Hidden, it still has what is read, but nothing that takes the focus. */
function QueueHead({ queue, isHidden, hasSearch }: QueueHeadProps) {
  const { view, newCount, showNew } = queue;
  const waiting = useWaiting(true);
  const carCount = waiting?.cars ?? 0;

  return (
    <Row gap={6} rowGap={3} align="end" justify="between" isWrapping className={cx(isHidden && css.unseen)}>
      <PageHeading
        title={texts.documentTitle(carCount)}
        subtitle={waiting ? texts.waiting(carCount, waiting.reports.length) : '\u00A0'}
      >
        {texts.title}
      </PageHeading>
      <div className={css.news}>
        <NewItemsButton count={isHidden ? 0 : newCount} label={texts.newReports} onShow={showNew} />
      </div>
      {hasSearch && !isHidden && (
        <SearchField
          className={css.search}
          label={texts.search}
          placeholder={texts.searchHint}
          clearLabel={texts.clearSearch}
          value={view.search}
          onType={(search) => view.change('q', search)}
        />
      )}
    </Row>
  );
}

/** Placeholders in the shape of the queue and of the case beside it. */
function QueueSkeleton() {
  return (
    <div aria-hidden className={css.columns}>
      <Panel className={css.list}>
        <Row gap={2} justify="between" className={css.head}>
          <Skeleton width={120} height={20} />
        </Row>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className={css.row}>
            <Skeleton width={64} height={48} radius={6} />
            <Stack gap={2}>
              <Skeleton width="75%" height={16} />
              <Skeleton width="45%" height={12} />
            </Stack>
          </div>
        ))}
      </Panel>
      <CaseSkeleton />
    </div>
  );
}
