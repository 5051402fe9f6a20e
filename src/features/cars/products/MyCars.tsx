import { useDeferredValue, useMemo, useState } from 'react';
import { useAddressQuery } from '@/shared/browser/useAddressQuery';
import { paths } from '@/shared/config/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { SearchField } from '@/shared/ui/form/SearchField';
import { SortSelect } from '@/shared/ui/form/SortSelect';
import { NewItemsButton } from '@/shared/ui/list/NewItemsButton';
import { useStableRows } from '@/shared/ui/list/stableRows';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import { sellingMessages } from '@/shared/messages/selling';
import type { Car } from '../schema';
import css from './MyCars.module.css';
import { MyCarsList } from './MyCarsList';
import { myCarsSorts, viewOf } from './myCarsView';
import { useCarriedOut, useRemovals } from './useRemovals';

const sortOptions = myCarsSorts.map((value) => ({ value, label: messages.sorts[value] }));

/** The seller's own posts, with search and sort. Those that were removed here are gone at once, whatever the list says. */
export function MyCars({ cars, email }: { cars: readonly Car[]; email: string }) {
  const [query, changeQuery] = useAddressQuery();
  const params = new URLSearchParams(query);
  const search = params.get('q') ?? '';
  const sort = myCarsSorts.find((name) => name === params.get('sort')) ?? 'newest';
  const { rows, newCount, showNew } = useStableRows(cars);
  const carriedOut = useCarriedOut(email);
  const removals = useRemovals(email);
  const [now] = useState(() => Date.now());

  const listed = useMemo(
    () => rows.filter(({ row, isGone }) => carriedOut.get(row.id) !== false && !(isGone && carriedOut.has(row.id))),
    [rows, carriedOut],
  );
  // Deferred, so that rendering a long list does not delay typing.
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(() => viewOf(listed, deferredSearch, sort), [listed, deferredSearch, sort]);

  const setParam = (name: 'q' | 'sort', value: string) =>
    changeQuery((params) => {
      if (value === '') params.delete(name);
      else params.set(name, value);
      return params;
    });

  return (
    <>
      {listed.length > 0 && (
        <div className={css['tools']}>
          <SearchField
            label={messages.search}
            placeholder={messages.search}
            clearLabel={messages.clearSearch}
            value={search}
            onType={(text) => setParam('q', text)}
            className={css['search']}
          />
          <SortSelect
            label={messages.sort}
            value={sort}
            options={sortOptions}
            onChoose={(value) => setParam('sort', value === 'newest' ? '' : value)}
          />
        </div>
      )}
      <div className={css['fresh']}>
        <NewItemsButton count={newCount} onShow={showNew} />
      </div>
      <h2>
        <VisuallyHidden>{sellingMessages.cars}</VisuallyHidden>
      </h2>
      {listed.length === 0 ? (
        <EmptyState
          art={<EmptyGarage />}
          title={sellingMessages.noCars}
          action={<ButtonLink to={paths.postProduct}>{sellingMessages.postFirst}</ButtonLink>}
        >
          {sellingMessages.noCarsHint}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          title={messages.noMatch}
          action={<Button onClick={() => setParam('q', '')}>{messages.showAll}</Button>}
        />
      ) : (
        <MyCarsList rows={shown} removals={removals} email={email} now={now} />
      )}
    </>
  );
}
