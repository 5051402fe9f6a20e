import { acts, type Act } from '@/shared/journal/journal';
import { SearchField } from '@/shared/ui/form/SearchField';
import { SelectBox } from '@/shared/ui/form/SelectBox';
import { journalMessages as messages } from '@/shared/messages/journal';
import css from './Journal.module.css';

interface JournalToolsProps {
  search: string;
  onType: (search: string) => void;
  /** Undefined for all. */
  kind: Act | undefined;
  onChoose: (kind: Act | undefined) => void;
}

const kinds = [
  { value: '', label: messages.allKinds },
  ...acts.map((act) => ({ value: act, label: messages.acts[act] })),
] as const;

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
      <SelectBox
        className={css['kind']}
        label={messages.kind}
        value={kind ?? ''}
        options={kinds}
        onChoose={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
      />
    </div>
  );
}
