import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/shared/ui/button/IconButton';
import { cx } from '@/shared/ui/cx';
import { isSame } from '@/shared/ui/list/stableRowsState';
import { Picture } from '@/shared/ui/Picture';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { waitingReports, type Case } from './cases';
import type { CaseStatus } from './caseStatus';
import type { Decision } from './decision';
import { addressOf } from './queueView';
import { Age, Count, Result, StatusButton } from './CaseRowParts';
import rowLink from '@/shared/ui/list/rowLink.module.css';
import css from './CaseList.module.css';

interface CaseRowProps {
  one: Case;
  status: CaseStatus;
  isOpen: boolean;
  /** The page's query string without the open case. */
  address: string;
  isPicked: boolean;
  /** With Shift, all from the one that was chosen last. */
  onPick: (one: Case, isRange: boolean) => void;
  /** All functions must keep their identity, so that an unchanged row does not re-render. */
  onPutAside: (one: Case) => void;
  onRetry: (decision: Decision) => void;
}

/** A reported car in the queue. Once decided, it is grey and shows the result in place of the number of reports. */
export const CaseRow = memo(function CaseRow({
  one,
  status,
  isOpen,
  address,
  isPicked,
  onPick,
  onPutAside,
  onRetry,
}: CaseRowProps) {
  const title = one.title ?? messages.untitled;
  const isWaiting = status.name === 'waiting';

  return (
    <article
      aria-label={title}
      className={cx(css['row'], isOpen && css['open'], isPicked && css['picked'], !isWaiting && css['done'])}
    >
      {isWaiting ? (
        <label className={css['pick']}>
          <input
            type="checkbox"
            aria-label={messages.choose(title)}
            checked={isPicked}
            onChange={({ nativeEvent }) => onPick(one, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </label>
      ) : (
        <CircleCheck size={20} strokeWidth={1.75} className={css['mark']} />
      )}
      <Picture src={one.image} alt="" width={72} height={54} className={css['picture']} />
      <div className={css['text']}>
        <Link
          to={{ search: addressOf(one, address) }}
          replace
          preventScrollReset
          aria-current={isOpen}
          dir="auto"
          className={cx(rowLink['rowTitle'], rowLink['rowLink'], css['title'])}
        >
          {title}
        </Link>
        {isWaiting && one.reportedAs && (
          <span className={cx(css['small'], css['said'])} title={one.reportedAs}>
            {one.reportedAs}
          </span>
        )}
        {isWaiting ? <Age one={one} /> : <Result status={status} />}
      </div>
      {isWaiting ? (
        <Count count={waitingReports(one).length} />
      ) : (
        <div className={css['actions']}>
          <StatusButton status={status} title={title} onRetry={onRetry} />
          {!isPending(status) && (
            <IconButton variant="ghost" label={messages.putAside(title)} onClick={() => onPutAside(one)}>
              <X size={20} strokeWidth={1.75} />
            </IconButton>
          )}
        </div>
      )}
    </article>
  );
}, isSameRow);

const isPending = (status: CaseStatus) =>
  status.name === 'decided' && (status.decision.state.name === 'held' || status.decision.state.name === 'sending');

/** Compares the reports one by one: each change of the list makes new cases of the same reports. */
function isSameRow(before: CaseRowProps, now: CaseRowProps) {
  const decisionOf = ({ status }: CaseRowProps) => (status.name === 'decided' ? status.decision : status.name);
  return (
    before.isOpen === now.isOpen &&
    before.address === now.address &&
    before.isPicked === now.isPicked &&
    before.onPick === now.onPick &&
    decisionOf(before) === decisionOf(now) &&
    isSame(before.one.reports, now.one.reports) &&
    before.one.title === now.one.title &&
    before.one.image === now.one.image &&
    before.one.reportedAs === now.one.reportedAs &&
    before.onPutAside === now.onPutAside &&
    before.onRetry === now.onRetry
  );
}
