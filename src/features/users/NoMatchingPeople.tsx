import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { peopleMessages as messages } from '@/shared/messages/users';

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
