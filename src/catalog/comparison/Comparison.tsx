import { useQueries } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { isCallError } from '@/api/callError';
import { carById } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { useNow } from '@/lib/browser/useNow';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { LoadFailure } from '@/ui/feedback/LoadFailure';
import { OfflineText } from '@/ui/feedback/notes';
import { ShareButton } from '@/ui/feedback/ShareButton';
import { Row } from '@/ui/layout/layout';
import { comparisonRows } from './comparisonRows';
import { comparisonStore, useComparison } from './comparisonStore';
import { ComparisonTable } from './ComparisonTable';
import { MAX_COMPARED_CARS } from './limits';
import { comparisonTexts as texts } from './texts';
import { useColumns } from './useColumns';
import css from './Comparison.module.css';

interface ComparisonProps {
  ids: readonly string[];
  email: string;
  onTakeOut: (id: string) => void;
  buy: (car: Car) => ReactNode;
}

export function Comparison({ ids, email, onTakeOut, buy }: ComparisonProps) {
  const responses = useQueries({ queries: ids.map(carById) });
  const columns = useColumns(ids, responses, email);
  const own = useComparison(email);
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(false);
  useNow();
  const rows = comparisonRows(columns);
  // Cars are added to the user's own comparison. If that has others, these would not be beside the new one.
  const canAdd = ids.length < MAX_COMPARED_CARS && own.every(({ id }) => ids.includes(id));
  const addAll = () => columns.forEach(({ car }) => comparisonStore.add(email, car));
  const size: Record<`--${string}`, number> = { '--cars': ids.length };

  return (
    <div className={css.comparison} style={size}>
      {responses.some(({ data, isPaused }) => isPaused && data === undefined) && (
        <LiveRegion>
          <OfflineText />
        </LiveRegion>
      )}
      <LoadFailure queries={responses.filter(({ error }) => !isCallError(error, 'not-found'))} />
      <Row gap={2} isWrapping data-screen-only className={css.tools}>
        <Row as="label" gap={2} isInline size="m" className={css.toggle}>
          <input
            type="checkbox"
            checked={isOnlyDifferences}
            onChange={(event) => setIsOnlyDifferences(event.target.checked)}
          />
          {texts.onlyDifferences}
        </Row>
        {canAdd && (
          <ButtonLink to={paths.cars} onClick={addAll} icon={<Plus size={18} />}>
            {texts.addAnother}
          </ButtonLink>
        )}
        <ShareButton title={texts.heading(ids.length)} address={window.location.href} variant="outline" />
      </Row>
      <ComparisonTable
        columns={columns}
        rows={isOnlyDifferences ? rows.filter(({ isSame }) => !isSame) : rows}
        onTakeOut={onTakeOut}
        buy={buy}
      />
    </div>
  );
}
