import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useMemo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { allCars } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { useNow } from '@/lib/browser/useNow';
import { paths } from '@/lib/config/paths';
import { accountSince, userRecordsOf } from '@/session/state/userRecord';
import { Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { warningTexts as texts } from './texts';
import { warningsOf, type Warning } from './warningsOf';
import css from './Warnings.module.css';

/** What a buyer should know before they pay: what was seen, and what to do. There is no score. */
export function Warnings({ car }: { car: Car }) {
  const { email = '' } = car.seller;
  const cars = useQuery(allCars);
  // The seller's card reads the same record.
  const records = useQuery({ ...userRecordsOf(email), enabled: email !== '' });
  const today = useNow();
  const now = useMemo(() => new Date(today), [today]);
  const warnings = useMemo(() => {
    return warningsOf(car, cars.data ?? [], accountSince(records.data), now);
  }, [car, cars.data, records.data, now]);

  return warnings.map((warning) => <WarningPanel key={warning.kind} warning={warning} />);
}

function WarningPanel({ warning: { title, seen, advice, posts } }: { warning: Warning }) {
  const id = useId();

  return (
    <Panel as="section" className={css.panel} aria-labelledby={id}>
      <TriangleAlert size={20} color="var(--danger)" className={css.icon} />
      <Text as="div" size="s" isBreaking className={css.text}>
        <h3 id={id}>{title}</h3>
        <p>{seen}</p>
        {posts.length > 0 && (
          <p>
            <span>{texts.posts(posts.length)}</span>{' '}
            {posts.map((post, index) => (
              <span key={post.id}>
                {index > 0 && <span>{', '}</span>}
                <Link to={generatePath(paths.carDetails, { id: post.id })} dir="auto">
                  {titleOf(post)}
                </Link>
              </span>
            ))}
          </p>
        )}
        <p>
          <b>{texts.whatToDo}</b> <span>{advice}</span>
        </p>
      </Text>
    </Panel>
  );
}
