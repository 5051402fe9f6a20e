import { readSort, writeSort, type PeopleView, type SortParam } from '@/admin/people/peopleView';
import type { ListedRole } from '@/admin/people/queries';
import { peopleTexts as texts } from '@/admin/people/texts';
import type { ChangeView } from '@/admin/people/usePeopleView';
import { breakpoints } from '@/lib/config/breakpoints';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { SearchField } from '@/ui/form/SearchField';
import { SelectBox } from '@/ui/form/SelectBox';
import { useMedia } from '@/ui/useMedia';
import { columns } from './columns';
import css from './PeopleBrowser.module.css';

interface PeopleToolsProps {
  list: ListedRole;
  view: PeopleView;
  onChange: ChangeView;
  /** The number of users that match the search. */
  foundCount: number;
  /** The number of all users in the list; undefined until they are loaded. */
  totalCount: number | undefined;
}

/** The search and, where rows are cards, the sorting: a table is sorted by its column headers. */
export function PeopleTools({ list, view, onChange, foundCount, totalCount }: PeopleToolsProps) {
  const isCardLayout = useMedia(breakpoints.laptop);
  const sorts = columns[list].flatMap(({ sortedBy }): SortParam[] => (sortedBy ? [sortedBy, `-${sortedBy}`] : []));
  const options = ['' as const, ...sorts].map((sort) => ({ value: sort, label: texts.sorts[sort] }));

  return (
    <div className={css.tools}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        clearLabel={texts.clearSearch}
        value={view.search}
        onType={(search) => onChange({ search })}
      />
      {isCardLayout && (
        <SelectBox
          className={css.sort}
          label={texts.sort}
          value={writeSort(view.sort)}
          options={options}
          onChoose={(sort) => onChange({ sort: readSort(sort) })}
        />
      )}
      <LiveRegion size="s" isMuted>
        {totalCount !== undefined && view.search.trim() !== '' && texts.found(foundCount, totalCount)}
      </LiveRegion>
    </div>
  );
}
