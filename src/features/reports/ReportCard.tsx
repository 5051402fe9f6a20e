import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { ago, dateText, money } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Avatar } from '@/shared/ui/Avatar';
import { classes } from '@/shared/ui/classes';
import { Picture } from '@/shared/ui/Picture';
import { reportWords as words } from '@/shared/words/reports';
import css from './ReportCard.module.css';
import type { Report } from './schema';

interface ReportCardProps {
  report: Report;
  /** Removed elsewhere while the list was being looked at. */
  isSettled: boolean;
  isCarThere: boolean;
  /** How many other reports there are about the car. */
  others: number;
  actions: ReactNode;
}

export function ReportCard({ report, isSettled, isCarThere, others, actions }: ReportCardProps) {
  const title = report.title ?? words.untitled;
  const name = report.reporter.name ?? words.nameless;
  const carLink = isCarThere && report.carId !== undefined && generatePath(paths.carDetails, { id: report.carId });
  const note = noteOf({ report, isSettled, isCarThere, others });

  return (
    <article className={classes(css['card'], isSettled && css['settled'])} aria-label={title}>
      <Picture src={report.image} alt="" className={classes(css['picture'], !isCarThere && css['gone'])} />
      <div className={css['body']}>
        <h2 className={css['title']}>{carLink ? <Link to={carLink}>{title}</Link> : title}</h2>
        <p className={css['price']}>{money(report.price)}</p>
        <div className={css['reporter']}>
          <Avatar name={name} photoUrl={report.reporter.photoUrl} />
          <div className={css['who']}>
            <b>{name}</b>
            <time dateTime={report.reportedAt.toISOString()} title={dateText(report.reportedAt)}>
              {words.reported(ago(report.reportedAt))}
            </time>
          </div>
        </div>
        <blockquote className={classes(css['comment'], report.comment === undefined && css['silent'])}>
          {report.comment ?? words.noComment}
        </blockquote>
        {note && <p className={css['note']}>{note}</p>}
        <div className={css['actions']}>{actions}</div>
      </div>
    </article>
  );
}

function noteOf({ report, isSettled, isCarThere, others }: Omit<ReportCardProps, 'actions'>) {
  if (isSettled) return words.settled;
  if (report.carId === undefined) return words.noCar;
  if (!isCarThere) return words.carGone;
  return others > 0 ? words.others(others) : undefined;
}
