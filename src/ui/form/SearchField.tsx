import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { MAX_SEARCH } from '@/lib/config/limits';
import { cx } from '@/ui/cx';
import { uiTexts } from '@/ui/texts';
import field from './Field.module.css';
import css from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  className?: string | undefined;
}

export function SearchField({ label, placeholder, value, onType, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <div role="search" className={cx(field.box, field.tool, css.search, className)}>
      <Search size={20} />
      <input
        ref={input}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className={css.clear}
          aria-label={uiTexts.clearSearch}
          title={uiTexts.clearSearch}
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <X size={16} />
        </button>
      )}
    </div>
  );
}
