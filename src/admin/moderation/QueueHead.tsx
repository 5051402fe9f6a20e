import type { Report } from '@/reports/schema';
import { cx } from '@/ui/cx';
import { SearchField } from '@/ui/form/SearchField';
import { PageHeading, Row } from '@/ui/layout/layout';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import css from './Queue.module.css';
import { moderationTexts as texts } from './texts';
import type { Queue } from './useQueue';
import { waitingOf } from './useWaiting';

interface QueueHeadProps {
  queue: Queue;
  /** Undefined until they are loaded. */
  reports: readonly Report[] | undefined;
  isHidden: boolean;
  hasSearch: boolean;
}

/** The heading, with how much waits, and the search. */
export function QueueHead({ queue, reports, isHidden, hasSearch }: QueueHeadProps) {
  const { view, decisions, newCount, showNew } = queue;
  const waiting = reports && waitingOf(reports, decisions);
  const carCount = waiting?.cars ?? 0;

  return (
    <Row gap={6} rowGap={3} align="end" justify="between" isWrapping className={cx(isHidden && css.unseen)}>
      <PageHeading
        title={texts.documentTitle(carCount)}
        subtitle={
          <span className={cx(!waiting && css.placeholder)}>
            {texts.waiting(carCount, waiting?.reports.length ?? 0)}
          </span>
        }
      >
        {texts.title}
      </PageHeading>
      <div className={css.news}>
        <NewItemsButton count={newCount} label={texts.newReports} onShow={showNew} />
      </div>
      {hasSearch && (
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
