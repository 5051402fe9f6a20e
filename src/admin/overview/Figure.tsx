import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasFailed, Loaded } from '@/ui/feedback/Loaded';
import { Skeleton } from '@/ui/feedback/loading';
import type { ShownQuery } from '@/ui/feedback/shownQuery';
import { Panel } from '@/ui/layout/layout';
import css from './Overview.module.css';

interface FigureProps<T> {
  topic: string;
  /** The heading once the list has come; the topic, if there is none. */
  sentence?: string | undefined;
  query: ShownQuery<T[]>;
  /** Two figures high, or two wide. */
  place?: 'tall' | 'full' | undefined;
  /** The rows that are reserved until the list has come. */
  rows: number;
  /** The list that the figure counts. */
  to: string;
  link: (list: readonly T[]) => string;
  children: (list: readonly T[]) => ReactNode;
}

const places = { tall: css.tall, full: css.full };

/** What a list counts, with the number as a link to the list. The page says it once if lists could not be loaded. */
export function Figure<T>({ topic, sentence = topic, query, place, rows, to, link, children }: FigureProps<T>) {
  if (hasFailed(query)) return null;
  const skeleton = (
    <div aria-hidden>
      <div className={css.link}>
        <Skeleton width={120} height={20} />
      </div>
      <Skeleton height={rows * 32} />
    </div>
  );

  return (
    <Panel as="section" isPadded aria-label={topic} className={place && places[place]}>
      <h2 className={css.heading}>{query.data ? sentence : topic}</h2>
      <Loaded query={query} skeleton={skeleton}>
        {(list) => (
          <>
            <Link to={to} className={css.link}>
              {link(list)}
            </Link>
            {children(list)}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
