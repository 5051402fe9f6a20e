import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useUser } from '@/shared/session/SessionProvider';
import { useUserStore } from '@/shared/browser/userStore';
import { journal, recentEntries, type Act } from '@/shared/journal/journal';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import row from '@/shared/ui/layout/headingRow.module.css';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { journalMessages as messages } from '@/shared/messages/journal';
import { ClearJournal } from './ClearJournal';
import { toCsv } from './csv';
import css from './Journal.module.css';
import { csvRows, groupByDay, searchEntries } from './journalTable';
import { JournalTools } from './JournalTools';
import { JournalRow, type PostAnew } from './JournalRow';

const ROWS = 50;

/** What the admin has done in this browser, grouped by day. */
export function Journal({ postAnew }: { postAnew: PostAnew }) {
  const { email } = useUser();
  const stored = useUserStore(journal, email);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Act>();
  const [shown, setShown] = useState(ROWS);
  const [now] = useState(() => Date.now());
  const entries = recentEntries(stored, now);
  const found = searchEntries(entries, search, kind);
  const left = found.length - shown;
  const showAll = () => {
    setSearch('');
    setKind(undefined);
  };

  return (
    <>
      <div className={row['heading']}>
        <PageHeading subtitle={messages.summary(entries.length)}>{messages.title}</PageHeading>
        {entries.length > 0 && (
          <Button
            icon={<Download size={18} strokeWidth={1.75} />}
            onClick={() => save(toCsv(csvRows(found)), messages.fileName(new Date().toISOString().slice(0, 10)))}
          >
            {messages.exportCsv}
          </Button>
        )}
      </div>
      <JournalTools search={search} onType={setSearch} kind={kind} onChoose={setKind} />
      {entries.length === 0 && (
        <EmptyState art={<EmptyGarage />} title={messages.none}>
          <p>{messages.noneHint}</p>
        </EmptyState>
      )}
      {entries.length > 0 && found.length === 0 && (
        <EmptyState art={<EmptySearch />} title={messages.nothingFound(search)}>
          <Button onClick={showAll}>{messages.showAll}</Button>
        </EmptyState>
      )}
      {groupByDay(found.slice(0, shown)).map(({ day, entries: ofDay }) => (
        <section key={day} className={css['day']} aria-label={day}>
          <h2>{day}</h2>
          <ul>
            {ofDay.map((entry) => (
              <li key={entry._id}>
                <JournalRow entry={entry} admin={email} postAnew={postAnew} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && <Button onClick={() => setShown(shown + ROWS)}>{messages.showMore(Math.min(left, ROWS))}</Button>}
      {entries.length > 0 && (
        <div className={css['note']}>
          <p>{messages.safeCells}</p>
          <ClearJournal admin={email} count={entries.length} />
        </div>
      )}
    </>
  );
}

/** With the mark by which spreadsheets recognize UTF-8. */
function save(csv: string, name: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
