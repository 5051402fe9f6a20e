import { peopleTexts as texts } from '@/admin/people/texts';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { Button } from '@/ui/button/Button';

export function NoMatchingPeople({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      art={<EmptySearch />}
      title={texts.nobody(search)}
      action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
    />
  );
}
