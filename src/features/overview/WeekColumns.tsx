import { cx } from '@/shared/ui/cx';
import { overviewMessages } from '@/shared/messages/overview';
import { ChartTable } from './ChartTable';
import css from './WeekColumns.module.css';
import type { WeekChart } from './weeklyPosts';

const messages = overviewMessages.weeks;
/** A number does not fit into a lower column, so it is above it. */
const LOW = 0.17;
/** On phones, longer numbers do not fit side by side. */
const LONG = 100;

/** A column for each week; the running one is hollow, and a dashed line shows the usual number. */
export function WeekColumns({ chart: { weeks, usual }, now }: { chart: WeekChart; now: number }) {
  const max = Math.max(1, usual ?? 0, ...weeks.map(({ count }) => count));
  const middle = weeks.length >= 8 ? Math.floor(weeks.length / 2) : undefined;
  const place = (index: number) => `${((index + 0.5) / weeks.length) * 100}%`;
  const labelOf = ({ start, isRunning }: WeekChart['weeks'][number]) =>
    isRunning ? `${messages.from(start, now)}, ${messages.soFar}` : messages.from(start, now);
  const rows = weeks.map((week) => [labelOf(week), week.count.toLocaleString('en-US')]);

  return (
    <>
      <ChartTable
        caption={messages.topic}
        columns={[messages.column, messages.posts]}
        rows={usual === undefined ? rows : [...rows, [messages.usualRow, usual.toLocaleString('en-US')]]}
      />
      <div aria-hidden>
        <div
          className={cx(css['columns'], max >= LONG && css['long'])}
          style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 64px))` }}
        >
          {weeks.map(({ start, count, isRunning, isHot }) => (
            <span
              key={start}
              className={cx(
                css['column'],
                isHot && css['hot'],
                isRunning && css['running'],
                count / max < LOW && css['low'],
              )}
              style={{ height: `${(count / max) * 100}%` }}
            >
              <b>{count.toLocaleString('en-US')}</b>
            </span>
          ))}
          {usual !== undefined && (
            <span className={css['usual']} style={{ bottom: `${(usual / max) * 100}%` }}>
              <span>
                <small>{messages.usual}</small>
                <span>{usual.toLocaleString('en-US')}</span>
              </span>
            </span>
          )}
        </div>
        <div className={css['axis']}>
          {weeks[0] && weeks.length > 2 && <span>{messages.from(weeks[0].start, now)}</span>}
          {middle !== undefined && weeks[middle] && (
            <span className={css['middle']} style={{ left: place(middle) }}>
              {messages.from(weeks[middle].start, now)}
            </span>
          )}
          <span className={css['now']}>{messages.soFar}</span>
        </div>
      </div>
    </>
  );
}
