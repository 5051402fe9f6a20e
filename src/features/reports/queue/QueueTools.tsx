import { SearchField } from '@/shared/ui/form/SearchField';
import { SortSelect } from '@/shared/ui/form/SortSelect';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { caseSorts } from './cases';
import type { QueueState } from './useModerationQueue';

const sorts = caseSorts.map((value) => ({ value, label: messages.sorts[value] }));

/** The search and the sort of the queue. */
export function QueueTools({ queue }: { queue: QueueState }) {
  return (
    <>
      <SearchField
        label={messages.search}
        placeholder={messages.searchHint}
        clearLabel={messages.clearSearch}
        value={queue.view.search}
        onType={(search) => queue.changeView({ search })}
      />
      <SortSelect
        label={messages.sort}
        value={queue.view.sort}
        options={sorts}
        onChoose={(sort) => queue.changeView({ sort })}
      />
    </>
  );
}
