import FlagOff from 'lucide-react/icons/flag-off';
import { formatDate, formatRelative } from '@/lib/text/format';
import { commonTexts } from '@/lib/text/texts';
import type { Report } from '@/reports/schema';
import { Button, IconButton } from '@/ui/button/Button';
import type { StableRow } from '@/ui/list/stableRows';
import { useShowMore } from '@/ui/list/useShowMore';
import { Avatar } from '@/ui/picture/Avatar';
import { ProperName, Text } from '@/ui/Text';
import { canDecide, type Case } from './cases';
import { decisions, reportedCarOf, useDecisions, type Decision } from './decisions';
import { Outcome, OutcomeButton } from './Outcome';
import { moderationTexts as texts } from './texts';
import css from './Case.module.css';

/** The reports of a case that are shown at first. */
const REPORTS_PER_CASE = 20;

/** Each reporter's words. One report of several can be dropped by itself. */
export function CaseReports({ subject }: { subject: Case }) {
  const latest = useDecisions();
  const { list, limit, more, showMore } = useShowMore(subject.reports.length, REPORTS_PER_CASE);

  return (
    <div className={css.part}>
      <h3>{texts.people(subject.reports.length)}</h3>
      <ul ref={list}>
        {subject.reports.slice(0, limit).map((row) => (
          <li key={row.row.id}>
            <Words row={row} subject={subject} decision={latest.get(row.row.id)} />
          </li>
        ))}
      </ul>
      {more > 0 && <Button onClick={showMore}>{texts.showMore(more)}</Button>}
    </div>
  );
}

interface WordsProps {
  row: StableRow<Report>;
  subject: Case;
  decision: Decision | undefined;
}

function Words({ row: { row: report, isGone }, subject, decision }: WordsProps) {
  const { waiting } = subject;
  const name = report.reporter.name ?? commonTexts.nameless;
  const isWaiting = waiting.includes(report);
  // What is decided about the whole case is said at its foot.
  const ownDecision = waiting.length > 0 && !isWaiting ? decision : undefined;
  const drop = () =>
    decisions.hold([{ verdict: 'drop', subject: reportedCarOf(subject), reports: [{ id: report.id }] }]);

  return (
    <div className={css.words}>
      <Avatar name={name} photoUrl={report.reporter.photoUrl} />
      <div>
        <Text size="s" isMuted className={css.who}>
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
        </Text>
        <Text as="blockquote" dir="auto" isMuted={!isWaiting || report.comment === undefined}>
          {report.comment ?? texts.noComment}
        </Text>
        {ownDecision && <Outcome decision={ownDecision} />}
        {isGone && !ownDecision && (
          <Text size="s" isMuted>
            {texts.oneGone}
          </Text>
        )}
      </div>
      {ownDecision && <OutcomeButton decision={ownDecision} title={texts.reportOf(name)} />}
      {isWaiting && waiting.length > 1 && canDecide(subject) && (
        <IconButton variant="ghost" label={texts.dropOne(name)} onClick={drop}>
          <FlagOff size={18} />
        </IconButton>
      )}
    </div>
  );
}
