import { writeSort, type PeopleSort, type SortParam } from '@/admin/people/peopleView';
import type { ListedRole } from '@/admin/people/queries';
import { peopleTexts as texts } from '@/admin/people/texts';
import { breakpoints } from '@/lib/config/breakpoints';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { SearchField } from '@/ui/form/SearchField';
import { SelectBox } from '@/ui/form/SelectBox';
import { useMedia } from '@/ui/useMedia';
import { columns } from './columns';
import css from './PeopleBrowser.module.css';

interface PeopleToolsProps {
  list: ListedRole;
  search: string;
  sort: PeopleSort;
  onChange: (name: 'q' | 'sort', value: string) => void;
  foundCount: number;
  /** The number of all users in the list; undefined until they are loaded. */
  totalCount: number | undefined;
}

/** The search and, where rows are cards, the sorting: a table is sorted by its column headers. */
export function PeopleTools({ list, search, sort, onChange, foundCount, totalCount }: PeopleToolsProps) {
  const isCardLayout = useMedia(breakpoints.laptop);
  const sorts = columns[list].flatMap(({ sortedBy }): SortParam[] => (sortedBy ? [sortedBy, `-${sortedBy}`] : []));
  const options = ['' as const, ...sorts].map((value) => ({ value, label: texts.sorts[value] }));

  return (
    <div className={css.tools}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={search}
        onType={(text) => onChange('q', text)}
      />
      {isCardLayout && (
        <SelectBox
          className={css.sort}
          label={texts.sort}
          value={writeSort(sort)}
          options={options}
          onChoose={(chosen) => onChange('sort', chosen)}
        />
      )}
      <LiveRegion size="s" isMuted>
        {totalCount !== undefined && search.trim() !== '' && texts.found(foundCount, totalCount)}
      </LiveRegion>
    </div>
  );
}
