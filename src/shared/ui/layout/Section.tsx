import { useId, type ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import css from './Section.module.css';

interface SectionProps {
  title: string;
  sub?: ReactNode;
  /** Controls at the end of the heading's line. */
  end?: ReactNode;
  /** A passing remark in the space above the content, which it must not move. */
  note?: ReactNode;
  /** A band of the surface's colour across the page. */
  isBand?: boolean | undefined;
  /** What assistive technology calls it, where it is more than a section. */
  role?: string | undefined;
  children: ReactNode;
}

/** A titled part of a page that fills its width. */
export function Section({ title, sub, end, note, isBand = false, role, children }: SectionProps) {
  const id = useId();

  return (
    <section className={cx(css['section'], isBand && css['band'])} aria-labelledby={id} aria-roledescription={role}>
      <div className={css['inside']}>
        <div className={css['head']}>
          <div>
            <h2 id={id}>{title}</h2>
            {sub && <div className={css['sub']}>{sub}</div>}
          </div>
          {end && <div className={css['end']}>{end}</div>}
        </div>
        {note && <div className={css['note']}>{note}</div>}
        {children}
      </div>
    </section>
  );
}
