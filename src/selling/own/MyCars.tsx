import { useDeferredValue, useMemo } from 'react';
import type { Car } from '@/cars/schema';
import { useAddressParams } from '@/lib/browser/useAddressQuery';
import { useNow } from '@/lib/browser/useNow';
import { paths } from '@/lib/config/paths';
import { sellingTexts } from '@/selling/texts';
import { EmptyGarage } from '@/ui/art/EmptyGarage';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { Button } from '@/ui/button/Button';
import { SearchField } from '@/ui/form/SearchField';
import { SortSelect } from '@/ui/form/SelectBox';
import { Row, Stack } from '@/ui/layout/layout';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import { useStableRows } from '@/ui/list/stableRows';
import { VisuallyHidden } from '@/ui/Text';
import { MyCarsList } from './MyCarsList';
import { myCarsSorts, viewOf } from './myCarsView';
import { myCarsTexts as texts } from './texts';
import { useCarriedOut, useRemovals } from './useRemovals';
import css from './MyCars.module.css';

const sortOptions = myCarsSorts.map((value) => ({ value, label: texts.sorts[value] }));

/** The seller's own posts, with search and sort. Those that were removed here are gone at once, whatever the list says. */
export function MyCars({ cars }: { cars: readonly Car[] }) {
  const [params, setParam] = useAddressParams();
  const search = params.get('q') ?? '';
  const sort = myCarsSorts.find((name) => name === params.get('sort')) ?? 'newest';
  const { rows, newCount, showNew } = useStableRows(cars);
  const carriedOut = useCarriedOut();
  const removals = useRemovals();
  const now = useNow();

  const listed = useMemo(
    () => rows.filter(({ row, isGone }) => carriedOut.get(row.id) !== false && !(isGone && carriedOut.has(row.id))),
    [rows, carriedOut],
  );
  // Deferred, so that rendering a long list does not delay typing.
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(() => viewOf(listed, deferredSearch, sort), [listed, deferredSearch, sort]);

  return (
    <>
      {listed.length > 0 && (
        <Row gap={3} align="stretch" isWrapping className={css.tools}>
          <SearchField
            label={texts.search}
            placeholder={texts.search}
            value={search}
            onType={(text) => setParam('q', text)}
            className={css.search}
          />
          <SortSelect
            label={texts.sort}
            value={sort}
            options={sortOptions}
            onChoose={(value) => setParam('sort', value === 'newest' ? '' : value)}
          />
        </Row>
      )}
      <h2>
        <VisuallyHidden>{sellingTexts.cars}</VisuallyHidden>
      </h2>
      <Stack align="start" className={css.fresh}>
        <NewItemsButton count={newCount} onShow={showNew} />
      </Stack>
      {listed.length === 0 ? (
        <EmptyState
          art={<EmptyGarage />}
          title={sellingTexts.noCars}
          link={{ to: paths.postCar, label: sellingTexts.postFirst }}
        >
          {sellingTexts.noCarsHint}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          art={<EmptySearch />}
          title={texts.noMatch}
          action={<Button onClick={() => setParam('q', '')}>{texts.showAll}</Button>}
        />
      ) : (
        <MyCarsList rows={shown} removals={removals} now={now} />
      )}
    </>
  );
}
