import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { peopleMessages as messages } from '@/shared/words/users';

export function NoMatchingPeople({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      art={<EmptySearch />}
      title={messages.nobody(search)}
      action={<Button onClick={onClear}>{messages.clearSearch}</Button>}
    >
      {messages.nobodyHint}
    </EmptyState>
  );
}
