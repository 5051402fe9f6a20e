import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { MAX_SEARCH } from '@/shared/config/limits';
import { cx } from '@/shared/ui/cx';
import box from './controlBox.module.css';
import css from './SearchField.module.css';
import { useTyped } from './useTyped';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  /** The search in the URL, which may be updated a moment after typing. */
  value: string;
  onType: (text: string) => void;
  className?: string | undefined;
}

export function SearchField({ label, placeholder, clearLabel, value, onType, className }: SearchFieldProps) {
  const [text, setText] = useTyped(value, onType);
  const input = useRef<HTMLInputElement>(null);

  return (
    <div role="search" className={cx(box['box'], css['search'], className)}>
      <Search size={20} strokeWidth={1.75} />
      <input
        ref={input}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className={css['clear']}
          aria-label={clearLabel}
          title={clearLabel}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <X size={16} />
        </button>
      )}
    </div>
  );
}
