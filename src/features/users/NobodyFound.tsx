import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { peopleWords as words } from '@/shared/words/users';

export function NobodyFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      art={<EmptySearch />}
      title={words.nobody(search)}
      action={<Button onClick={onClear}>{words.clearSearch}</Button>}
    >
      {words.nobodyHint}
    </EmptyState>
  );
}
