import { SearchField } from '@/shared/ui/form/SearchField';
import { SortSelect } from '@/shared/ui/form/SortSelect';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { caseSorts } from './cases';
import type { Desk } from './useDesk';

const sorts = caseSorts.map((value) => ({ value, label: messages.sorts[value] }));

/** The search and the sort of the queue. */
export function DeskTools({ desk }: { desk: Desk }) {
  return (
    <>
      <SearchField
        label={messages.search}
        placeholder={messages.searchHint}
        clearLabel={messages.clearSearch}
        value={desk.view.search}
        onType={(search) => desk.changeView({ search })}
      />
      <SortSelect
        label={messages.sort}
        value={desk.view.sort}
        options={sorts}
        onChoose={(sort) => desk.changeView({ sort })}
      />
    </>
  );
}
