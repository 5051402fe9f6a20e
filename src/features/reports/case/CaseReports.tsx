import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Avatar } from '@/shared/ui/Avatar';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/button/IconButton';
import { cx } from '@/shared/ui/cx';
import { REPORTS_PER_CASE } from '@/shared/config/moderationLimits';
import { formatDate, formatRelative } from '@/shared/messages/format';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { uiMessages } from '@/shared/messages/ui';
import type { StableRow } from '@/shared/ui/list/stableRowsState';
import { ProperName } from '@/shared/ui/ProperName';
import type { Report } from '../schema';
import css from './CasePanel.module.css';
import type { Case } from '../queue/cases';
import { statusOf } from '../queue/caseStatus';
import { resultOf } from '../queue/decisionText';
import { decisions } from '../queue/decisions';
import type { QueueState } from '../queue/useModerationQueue';

/** Each reporter's words. A single report can be dropped, while the others wait. */
export function CaseReports({ one, queue }: { one: Case; queue: QueueState }) {
  const [shown, setShown] = useState(REPORTS_PER_CASE);
  const left = one.reports.length - shown;
  const isWaiting = statusOf(one, queue.decided).name === 'waiting';

  return (
    <div className={css['part']}>
      <h3>{messages.people(one.reports.length)}</h3>
      <ul className={css['said']}>
        {one.reports.slice(0, shown).map((row) => (
          <li key={row.row.id}>
            <Words row={row} one={one} queue={queue} isOffered={isWaiting} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setShown(shown + REPORTS_PER_CASE)}>
          {messages.showMore(Math.min(left, REPORTS_PER_CASE))}
        </Button>
      )}
    </div>
  );
}

interface WordsProps {
  row: StableRow<Report>;
  one: Case;
  queue: QueueState;
  /** Whether the case waits for a decision. */
  isOffered: boolean;
}

function Words({ row: { row: report, isGone }, one, queue, isOffered }: WordsProps) {
  const name = report.reporter.name ?? messages.nameless;
  const decision = report.id === one.key ? undefined : queue.decided.get(report.id);
  const isOver = isGone || decision !== undefined;

  return (
    <div className={cx(css['words'], isOver && css['over'])}>
      <Avatar name={name} photoUrl={report.reporter.photoUrl} />
      <div>
        <p className={css['who']}>
          <b>
            <ProperName>{name}</ProperName>
          </b>
          {report.reportedAt && (
            <>
              {' · '}
              <time dateTime={report.reportedAt.toISOString()} title={formatDate(report.reportedAt)}>
                {formatRelative(report.reportedAt)}
              </time>
            </>
          )}
        </p>
        <blockquote dir="auto" className={cx(report.comment === undefined && css['silent'])}>
          {report.comment ?? messages.noComment}
        </blockquote>
        {isOver && <p className={css['who']}>{decision ? resultOf(decision) : messages.oneGone}</p>}
      </div>
      {decision?.state.name === 'held' && (
        <Button aria-label={messages.keepOne(name)} onClick={() => decisions.undo(report.id)}>
          {messages.undo}
        </Button>
      )}
      {decision?.state.name === 'failed' && (
        <Button aria-label={messages.retryOf(messages.dropOne(name))} onClick={() => queue.retry(decision)}>
          {uiMessages.tryAgain}
        </Button>
      )}
      {isOffered && !isOver && (
        <IconButton variant="ghost" label={messages.dropOne(name)} onClick={() => queue.dropReport(one, report)}>
          <X size={18} strokeWidth={1.75} />
        </IconButton>
      )}
    </div>
  );
}
