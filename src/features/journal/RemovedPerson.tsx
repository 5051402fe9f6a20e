import { createdAt } from '@/shared/api/fields';
import type { RemovedPersonRecord } from '@/shared/journal/journal';
import { Avatar } from '@/shared/ui/Avatar';
import { formatDate, orNotStated } from '@/shared/messages/format';
import { journalMessages as messages } from '@/shared/messages/journal';
import css from './Journal.module.css';
import { RecordFacts } from './RecordFacts';

/** A removed person as they were, and what does not come back. No call of an admin makes a record. */
export function RemovedPerson({ person }: { person: RemovedPersonRecord }) {
  const { id, name, email, photoUrl, role, isVerified } = person;
  const labels = messages.person;
  const roleName = role === 'buyer' || role === 'seller' || role === 'admin' ? messages.roles[role] : undefined;

  return (
    <div className={css['record']}>
      <div className={css['face']}>
        <Avatar size={56} name={name ?? email ?? ''} photoUrl={photoUrl} />
      </div>
      <RecordFacts
        title={messages.personTitle}
        facts={[
          [labels.name, orNotStated(name)],
          [labels.email, orNotStated(email)],
          [labels.role, orNotStated(roleName)],
          [labels.verified, isVerified ? messages.yes : messages.no],
          [labels.since, formatDate(createdAt(id))],
        ]}
      />
      <div>
        <h3>{messages.lost}</h3>
        <ul>
          <li>{messages.personLost}</li>
          <li>{messages.personCan}</li>
          <li>{messages.personPosts}</li>
        </ul>
      </div>
    </div>
  );
}
