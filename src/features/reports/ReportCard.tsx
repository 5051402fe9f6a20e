import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { formatRelative, formatDate, formatPrice } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { Avatar } from '@/shared/ui/Avatar';
import { cx } from '@/shared/ui/cx';
import { Picture } from '@/shared/ui/Picture';
import { reportMessages as messages } from '@/shared/messages/reports';
import css from './ReportCard.module.css';
import type { Report } from './schema';

interface ReportCardProps {
  report: Report;
  /** The report was removed elsewhere while the list was on the screen. */
  isRemoved: boolean;
  isCarListed: boolean;
  /** The number of other reports about the car. */
  others: number;
  actions: ReactNode;
}

export function ReportCard({ report, isRemoved, isCarListed, others, actions }: ReportCardProps) {
  const title = report.title ?? messages.untitled;
  const name = report.reporter.name ?? messages.nameless;
  const carLink = isCarListed && report.carId !== undefined && generatePath(paths.carDetails, { id: report.carId });
  const note = noteOf({ report, isRemoved, isCarListed, others });

  return (
    <article className={cx(css['card'], isRemoved && css['removed'])} aria-label={title}>
      <Picture src={report.image} alt="" className={cx(css['picture'], !isCarListed && css['gone'])} />
      <div className={css['body']}>
        <h2 className={css['title']}>{carLink ? <Link to={carLink}>{title}</Link> : title}</h2>
        <p className={css['price']}>{formatPrice(report.price)}</p>
        <div className={css['reporter']}>
          <Avatar name={name} photoUrl={report.reporter.photoUrl} />
          <div className={css['who']}>
            <b>{name}</b>
            <time dateTime={report.reportedAt.toISOString()} title={formatDate(report.reportedAt)}>
              {messages.reported(formatRelative(report.reportedAt))}
            </time>
          </div>
        </div>
        <blockquote className={cx(css['comment'], report.comment === undefined && css['silent'])}>
          {report.comment ?? messages.noComment}
        </blockquote>
        {note && <p className={css['note']}>{note}</p>}
        <div className={css['actions']}>{actions}</div>
      </div>
    </article>
  );
}

function noteOf({ report, isRemoved, isCarListed, others }: Omit<ReportCardProps, 'actions'>) {
  if (isRemoved) return messages.settled;
  if (report.carId === undefined) return messages.noCar;
  if (!isCarListed) return messages.carGone;
  return others > 0 ? messages.others(others) : undefined;
}
