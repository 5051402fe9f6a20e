import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { filterWords as words } from '@/shared/words/cars';
import css from './FilterBar.module.css';
import { useTyped } from './useTyped';

interface SearchFieldProps {
  value: string;
  onType: (text: string) => void;
}

export function SearchField({ value, onType }: SearchFieldProps) {
  const [text, type] = useTyped(value, onType);

  return (
    <search className={css['search']}>
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className={css['clear']}
          aria-label={words.clearSearch}
          title={words.clearSearch}
          onClick={(event) => {
            type('');
            event.currentTarget.closest('search')?.querySelector('input')?.focus();
          }}
        >
          <X size={16} />
        </button>
      )}
    </search>
  );
}
