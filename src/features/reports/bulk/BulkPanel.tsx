import X from 'lucide-react/icons/x';
import { IconButton } from '@/shared/ui/button/IconButton';
import { Picture } from '@/shared/ui/Picture';
import { REPORTS_PER_CASE } from '@/shared/config/moderationLimits';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { cx } from '@/shared/ui/cx';
import box from '@/shared/ui/layout/panel.module.css';
import css from './Bulk.module.css';
import panel from '../case/CasePanel.module.css';
import { waitingReports } from '../queue/cases';
import type { Verdict } from '../queue/decision';
import type { Picks } from './usePicks';

interface BulkPanelProps {
  picks: Picks;
  verdict: Verdict;
  onChoose: (verdict: Verdict) => void;
}

/** What happens to each of the chosen cars, and which these are. */
export function BulkPanel({ picks, verdict, onChoose }: BulkPanelProps) {
  const count = picks.cases.reduce((sum, one) => sum + waitingReports(one).length, 0);
  const choices = [
    { value: 'remove', label: messages.eachRemoved, hint: messages.eachRemovedHint(count) },
    { value: 'drop', label: messages.eachDropped, hint: messages.eachDroppedHint },
  ] as const;

  return (
    <section className={cx(box['panel'], panel['case'])} aria-label={messages.chosen(picks.cases.length)}>
      <div className={panel['head']}>
        <p>
          <b className={css['chosen']}>{messages.chosen(picks.cases.length)}</b> <span>{messages.between(count)}</span>
        </p>
      </div>
      <fieldset className={css['choices']}>
        <legend>{messages.each}</legend>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={css['choice']}>
            <input type="radio" name="verdict" checked={verdict === value} onChange={() => onChoose(value)} />
            <span>
              <b>{label}</b> <span className={panel['who']}>{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ul className={css['cars']}>
        {picks.cases.slice(0, REPORTS_PER_CASE).map((one) => (
          <li key={one.key}>
            <Picture src={one.image} alt="" width={64} height={48} className={panel['picture']} />
            <p>
              <b>{one.title ?? messages.untitled}</b>
              {one.reportedAs && <span className={panel['who']}>{one.reportedAs}</span>}
              <span className={panel['who']}>{messages.reports(waitingReports(one).length)}</span>
            </p>
            <IconButton
              variant="ghost"
              label={messages.takeOut(one.title ?? messages.untitled)}
              onClick={() => picks.toggle(one, false)}
            >
              <X size={18} strokeWidth={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
