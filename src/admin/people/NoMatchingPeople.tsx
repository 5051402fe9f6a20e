import { EmptySearch } from '@/ui/art/EmptyScenes';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/feedback/Loaded';
import { peopleTexts as texts } from './texts';

export function NoMatchingPeople({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      art={<EmptySearch />}
      title={texts.nobody(search)}
      action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
    >
      {texts.nobodyHint}
    </EmptyState>
  );
}
