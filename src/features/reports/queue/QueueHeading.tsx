import { cx } from '@/shared/ui/cx';
import row from '@/shared/ui/layout/headingRow.module.css';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { oldestOf, waitingReports, type Case } from './cases';
import css from './ModerationQueue.module.css';

/** Takes the place of the summary while the reports are loading. */
const placeholder = (
  <span aria-hidden className={css['placeholder']}>
    {messages.waiting(9, 9, new Date(0))}
  </span>
);

/** The heading of the page. The number of cars that wait is also in the document's title. */
export function QueueHeading({ waiting }: { waiting: readonly Case[] | undefined }) {
  return (
    <div className={cx(row['heading'], css['heading'])}>
      <PageHeading
        title={messages.documentTitle(waiting?.length ?? 0)}
        subtitle={waiting ? summaryOf(waiting) : placeholder}
      >
        {messages.title}
      </PageHeading>
    </div>
  );
}

function summaryOf(waiting: readonly Case[]) {
  if (waiting.length === 0) return messages.nothingWaits;
  const reports = waiting.reduce((sum, one) => sum + waitingReports(one).length, 0);
  const times = waiting.map(oldestOf).filter((time) => time !== undefined);
  const oldest = times.reduce((least, time) => Math.min(least, time), Infinity);
  return messages.waiting(waiting.length, reports, oldest === Infinity ? undefined : new Date(oldest));
}
