import type { ReactNode } from 'react';
import { EmptyGarage } from '@/ui/art/EmptyGarage';
import { cx } from '@/ui/cx';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SearchField } from '@/ui/form/SearchField';
import { NoticeLine } from '@/ui/layout/NoticeLine';
import { Row } from '@/ui/layout/Row';
import { PageHeading } from '@/ui/layout/PageHeading';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import { breakpoints } from '@/lib/config/breakpoints';
import { useMedia } from '@/ui/useMedia';
import { moderationTexts as texts } from './texts';
import { CaseList } from './CaseList';
import { CasePanel } from './CasePanel';
import css from './Queue.module.css';
import { useQueue, type QueueOptions } from './useQueue';
import { useQueueKeys } from './useQueueKeys';
import { waitingOf } from './useWaiting';

interface ModerationQueueProps extends QueueOptions {
  /** Shown until the reports are loaded. */
  loading: ReactNode;
  /** A note if the list may be out of date. */
  notice: ReactNode;
}

/** Reported cars as a queue, with the open case beside it, or, on narrow screens, in its place. */
export function ModerationQueue(props: ModerationQueueProps) {
  const { reports, cars } = props;
  const isNarrow = useMedia(breakpoints.tablet);
  const queue = useQueue(props, isNarrow);
  const { open, view } = queue;
  const waiting = reports && waitingOf(reports, queue.decisions);
  const isEmpty = queue.cases.length === 0 && view.search === '';
  useQueueKeys(queue);

  return (
    <>
      <Row
        gap={6}
        rowGap={3}
        align="end"
        justify="between"
        isWrapping
        className={cx(isNarrow && open && css['unseen'])}
      >
        <PageHeading
          title={texts.documentTitle(waiting?.cars ?? 0)}
          subtitle={
            <span className={cx(!waiting && css['placeholder'])}>
              {texts.waiting(waiting?.cars ?? 0, waiting?.reports.length ?? 0)}
            </span>
          }
        >
          {texts.title}
        </PageHeading>
        <div className={css['news']}>
          <NewItemsButton count={queue.newCount} label={texts.newReports} onShow={queue.showNew} />
        </div>
        {!(reports && isEmpty) && (
          <SearchField
            className={css['search']}
            label={texts.search}
            placeholder={texts.searchHint}
            clearLabel={texts.clearSearch}
            value={view.search}
            onType={(search) => view.change('q', search)}
          />
        )}
      </Row>
      <NoticeLine>{props.notice}</NoticeLine>
      {props.loading}
      {reports && isEmpty && (
        <EmptyState art={<EmptyGarage />} title={texts.none}>
          <p>{texts.noneHint}</p>
        </EmptyState>
      )}
      <div className={css['columns']}>
        {reports && !isEmpty && !(isNarrow && open) && <CaseList queue={queue} isNarrow={isNarrow} />}
        {open && (
          <CasePanel key={open.key} subject={open} queue={queue} isNarrow={isNarrow} car={cars.get(open.carId ?? '')} />
        )}
      </div>
    </>
  );
}
