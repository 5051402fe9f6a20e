import { useId, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Row } from './layout';
import css from './Section.module.css';

interface SectionProps {
  /** Sets `--height` to the height of its content, as far as it is known. */
  className?: string | undefined;
  title: string;
  sub?: ReactNode;
  /** Controls at the end of the heading's line. */
  end?: ReactNode;
  /** A temporary message above the content. It takes no space, so that the content does not move. */
  note?: ReactNode;
  /** The first thing below the head of a page: close to it, with a small heading and what it says beside. */
  isFirst?: boolean | undefined;
  /** Gives it the surface colour across the full width of the page. */
  isBand?: boolean | undefined;
  /** The `aria-roledescription`, if it is more than a section. */
  role?: string | undefined;
  children: ReactNode;
}

/** A titled part of a page that fills its width. */
export function Section({
  title,
  sub,
  end,
  note,
  isFirst = false,
  isBand = false,
  role,
  className,
  children,
}: SectionProps) {
  const id = useId();

  return (
    <section
      className={cx(css.section, isFirst && css.first, isBand && css.band, className)}
      aria-labelledby={id}
      aria-roledescription={role}
    >
      <div className={css.inside}>
        <Row gap={6} rowGap={3} align="end" justify="between" isWrapping className={css.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {sub && <div className={css.sub}>{sub}</div>}
          </div>
          {end && (
            <Row gap={2} isWrapping className={css.end}>
              {end}
            </Row>
          )}
        </Row>
        {note && <div className={css.note}>{note}</div>}
        {children}
      </div>
    </section>
  );
}
