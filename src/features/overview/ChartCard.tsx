import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { whenNear } from '@/shared/browser/whenNear';
import { cx } from '@/shared/ui/cx';
import { Loaded, type LoadedQuery } from '@/shared/ui/feedback/Loaded';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import panel from '@/shared/ui/layout/panel.module.css';
import css from './ChartCard.module.css';

interface ChartCardProps<T> {
  topic: string;
  query: LoadedQuery<T>;
  /** The parts of twelve that it takes on wide screens. */
  width: 5 | 6 | 7 | 12;
  /** Of the chart, reserved until it is drawn. */
  height: number;
  /** The list behind the chart. */
  link: { to: string; text: string };
  /** The chart, which is computed and drawn once the card has come near the screen. */
  children: (data: T) => ReactNode;
}

/** A chart of a list, with the link to the list. */
export function ChartCard<T>({ topic, query, width, height, link, children }: ChartCardProps<T>) {
  const [isNear, setIsNear] = useState(false);
  const [observe] = useState(() => whenNear('200px', () => setIsNear(true)));
  const skeleton = (
    <div aria-hidden>
      <div className={css['sentence']}>
        <Skeleton width="80%" height={22} />
      </div>
      <div className={css['chart']}>
        <Skeleton height={height} />
      </div>
      <p className={css['notes']} />
    </div>
  );

  return (
    <section ref={observe} aria-label={topic} className={cx(panel['panel'], css['card'], css[`w${width}`])}>
      <p className={css['topic']}>{topic}</p>
      <div className={css['body']}>
        {isNear ? (
          <Loaded query={query} skeleton={skeleton}>
            {children}
          </Loaded>
        ) : (
          skeleton
        )}
      </div>
      <Link to={link.to} className={css['link']}>
        <span>{link.text}</span>
        <ArrowRight size={16} strokeWidth={1.75} />
      </Link>
    </section>
  );
}
