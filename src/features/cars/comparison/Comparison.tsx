import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MAX_COMPARED_CARS } from '@/shared/config/carLimits';
import { focusHeading } from '@/shared/ui/feedback/focusHeading';
import { comparisonMessages } from '@/shared/messages/comparison';
import { uiMessages } from '@/shared/messages/ui';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import css from './Comparison.module.css';
import { comparisonOf } from './comparisonGroups';
import { isSame } from './comparisonCells';
import { CompareTable, type ColumnSlots } from './CompareTable';
import { CompareTools } from './CompareTools';
import { FreePlace } from './FreePlace';
import { allCars } from '../queries';
import { useColumns } from './useColumns';
import type { useComparisonAddress } from './useComparisonAddress';

const messages = comparisonMessages.page;
const MAX_SUGGESTIONS = 4;

interface ComparisonProps extends ColumnSlots {
  email: string;
  comparison: ReturnType<typeof useComparisonAddress>;
  /** The ids of the cars on the user's wishlist. */
  wishedIds: readonly string[];
}

/** The compared cars side by side. */
export function Comparison({ email, comparison, wishedIds, heart, buy }: ComparisonProps) {
  const { ids, pinned, pin, add, takeOut, clear } = comparison;
  const columns = useColumns(ids, email);
  // Deferred, so that comparing each car with all others does not delay the first paint.
  const listed = useDeferredValue(useQuery(allCars).data, undefined);
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(false);

  const groups = comparisonOf({ columns, pinned, listed });
  const differing = groups
    .map(({ name, rows }) => ({ name, rows: rows.filter((row) => !isSame(row)) }))
    .filter(({ rows }) => rows.length > 0);
  const sameCount = groups.flatMap(({ rows }) => rows).filter(isSame).length;
  const suggestions = wishedIds
    .flatMap((id) => (ids.includes(id) ? [] : (listed?.find((car) => car.id === id) ?? [])))
    .slice(0, MAX_SUGGESTIONS);

  // The pressed button goes with its column.
  const refocus = (action: () => void) => {
    focusHeading();
    action();
  };

  return (
    <>
      {columns.some(({ isOffline }) => isOffline) && (
        <p role="status" className={css['offline']}>
          {uiMessages.offline}
        </p>
      )}
      <CompareTools
        title={messages.heading(ids.length)}
        isOnlyDifferences={isOnlyDifferences}
        sameCount={sameCount}
        onToggle={() => setIsOnlyDifferences(!isOnlyDifferences)}
        onClear={() => refocus(clear)}
      />
      <div className={css['measure']}>
        <div className={cx(panel['panel'], css['frame'])} role="region" aria-label={messages.region} tabIndex={0}>
          <CompareTable
            columns={columns}
            groups={isOnlyDifferences ? differing : groups}
            pinned={pinned}
            onPin={pin}
            onTakeOut={(id) => refocus(() => takeOut(id))}
            heart={heart}
            buy={buy}
          />
          {ids.length < MAX_COMPARED_CARS && (
            <FreePlace place={ids.length + 1} suggestions={suggestions} onAdd={(car) => refocus(() => add(car))} />
          )}
        </div>
      </div>
      <p className={css['note']}>{messages.goneNote}</p>
    </>
  );
}
