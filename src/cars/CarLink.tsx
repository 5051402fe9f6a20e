import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { isObjectId } from '@/api/objectId';
import { paths } from '@/lib/config/paths';
import { cx } from '@/ui/cx';
import css from './CarLink.module.css';

interface CarLinkProps {
  carId: string;
  /** The title beside a picture is the link for the keyboard and for screen readers. */
  isPicture?: boolean;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A car's picture or title that leads to its page; not a link if the id is no car's, as in damaged data. */
export function CarLink({ carId, isPicture = false, className, onClick, children }: CarLinkProps) {
  if (!isObjectId(carId)) return <span className={cx(isPicture && css.picture, className)}>{children}</span>;
  return (
    <Link
      to={generatePath(paths.carDetails, { id: carId })}
      className={cx(isPicture ? css.picture : css.title, className)}
      onClick={onClick}
      {...(isPicture ? { 'aria-hidden': true, tabIndex: -1 } : { 'data-target': true })}
    >
      {children}
    </Link>
  );
}

export function carUrl(id: string) {
  return window.location.origin + generatePath(paths.carDetails, { id });
}
