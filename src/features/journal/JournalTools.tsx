import ChevronDown from 'lucide-react/icons/chevron-down';
import { acts, type Act } from '@/shared/journal/journal';
import { cx } from '@/shared/ui/cx';
import box from '@/shared/ui/form/controlBox.module.css';
import { SearchField } from '@/shared/ui/form/SearchField';
import { journalMessages as messages } from '@/shared/messages/journal';
import css from './Journal.module.css';

interface JournalToolsProps {
  search: string;
  onType: (search: string) => void;
  /** Undefined for all. */
  kind: Act | undefined;
  onChoose: (kind: Act | undefined) => void;
}

/** The search and the kind of act that is shown. */
export function JournalTools({ search, onType, kind, onChoose }: JournalToolsProps) {
  return (
    <div className={css['tools']}>
      <SearchField
        label={messages.search}
        placeholder={messages.searchHint}
        clearLabel={messages.clearSearch}
        value={search}
        onType={onType}
      />
      <div className={cx(box['box'], css['kind'])}>
        <select
          aria-label={messages.kind}
          value={kind ?? ''}
          onChange={(event) => onChoose(acts.find((act) => act === event.target.value))}
        >
          <option value="">{messages.allKinds}</option>
          {acts.map((act) => (
            <option key={act} value={act}>
              {messages.acts[act]}
            </option>
          ))}
        </select>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </div>
    </div>
  );
}
