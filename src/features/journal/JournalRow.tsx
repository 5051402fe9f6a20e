import Alert from 'lucide-react/icons/circle-alert';
import Check from 'lucide-react/icons/circle-check';
import Others from 'lucide-react/icons/circle-dashed';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { Outcome } from '@/shared/api/acks';
import type { JournalEntry, JournalRecord } from '@/shared/journal/journal';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import { formatTime } from '@/shared/messages/format';
import { journalMessages as messages } from '@/shared/messages/journal';
import css from './Journal.module.css';
import { RemovedPerson } from './RemovedPerson';
import { RemovedPost } from './RemovedPost';

/** Posts a removed car anew, in the name of this admin. The page provides it. */
export type PostAnew = UseMutationOptions<Outcome, Error, { record: JournalRecord; admin: string }>;

interface JournalRowProps {
  entry: JournalEntry;
  admin: string;
  postAnew: PostAnew;
}

const icons = { done: Check, 'already-done': Others, failed: Alert, undone: Undo };

/** Who did what to whom, when, and with what result. The record of a removed car opens in place. */
export function JournalRow({ entry, admin, postAnew }: JournalRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { act, result, error, record, person, detail } = entry;
  const what = entry.what ?? messages.untitled;
  const Icon = icons[result];
  const isRemoved = result === 'done';
  const car = isRemoved && act === 'car removed' ? record : undefined;
  const removedPerson = isRemoved && act === 'person removed' ? person : undefined;

  return (
    <article aria-label={`${messages.acts[act]}: ${what}`} className={cx(css['entry'], isOpen && css['open'])}>
      <div className={css['row']}>
        <time dateTime={new Date(entry.at).toISOString()}>{formatTime(new Date(entry.at))}</time>
        <span className={css['who']}>{entry.who}</span>
        <span>{messages.acts[act]}</span>
        <span>
          <b>{what}</b>
          {detail !== undefined && <small>{detail}</small>}
        </span>
        <span className={cx(css['result'], css[result])}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {messages.results[result]}
          {error !== undefined && `: ${error}`}
        </span>
        {(car ?? removedPerson) && (
          <Button aria-expanded={isOpen} aria-label={messages.recordOf(what)} onClick={() => setIsOpen(!isOpen)}>
            {messages.record}
          </Button>
        )}
      </div>
      {removedPerson && isOpen && <RemovedPerson person={removedPerson} />}
      {car && isOpen && (
        <RemovedPost
          record={car}
          entryId={entry._id}
          isPostedAnew={entry.isPostedAnew}
          admin={admin}
          postAnew={postAnew}
        />
      )}
    </article>
  );
}
