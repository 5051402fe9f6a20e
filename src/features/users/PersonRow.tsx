import { memo, type Ref } from 'react';
import type { UserRecord } from '@/shared/users/userRecord';
import { Avatar } from '@/shared/ui/Avatar';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import { EmailAddress } from '@/shared/ui/EmailAddress';
import { Tag } from '@/shared/ui/Tag';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { ProperName } from '@/shared/ui/ProperName';
import { orNotStated } from '@/shared/messages/format';
import { roleNames } from '@/shared/messages/roles';
import { userMessages as messages } from '@/shared/messages/users';
import { nameOf, type DuplicateRecord } from './people';
import css from './PeopleTable.module.css';
import type { ListedRole } from './queries';

export type PersonAction = 'admin' | 'remove' | 'verify';

interface PersonRowProps {
  ref: Ref<HTMLTableRowElement> | undefined;
  index: number;
  list: ListedRole;
  user: UserRecord;
  duplicate: DuplicateRecord | undefined;
  /** Whether this is the signed-in user, who cannot remove themselves. */
  isMe: boolean;
  onAction: (action: PersonAction, user: UserRecord) => void;
}

/** Memoized, so that scrolling does not re-render the rows that stay on the screen. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { ref, index, list, user, duplicate, isMe, onAction } = props;
  const name = nameOf(user);
  const isAdmin = user.role === 'admin';
  const actionProps = (action: PersonAction, label: string) => ({
    'aria-label': messages.of(label, name),
    onClick: () => onAction(action, user),
    children: label,
  });

  return (
    <tr ref={ref} role="row" data-index={index} aria-rowindex={index + 2} className={cx(css['person'], css[list])}>
      <td role="cell" className={css['serial']}>
        {index + 1}
      </td>
      <td role="cell" className={css['photo']}>
        <Avatar name={name} photoUrl={user.photoUrl} />
      </td>
      <td role="cell" className={css['name']}>
        <ProperName>{name}</ProperName>
        {duplicate && (
          <span title={messages.duplicateHint}>
            <Tag variant={duplicate.place === 1 ? 'tint' : 'plain'} className={css['duplicate']}>
              {duplicate.place === 1
                ? messages.first(duplicate.total)
                : messages.duplicate(duplicate.place, duplicate.total)}
            </Tag>
          </span>
        )}
      </td>
      <td role="cell" className={css['email']}>
        <EmailAddress>{orNotStated(user.email)}</EmailAddress>
      </td>
      <td role="cell" className={css['admin']}>
        {isAdmin || isMe ? (
          <span className={css['quiet']}>{isAdmin ? messages.isAdmin : messages.you}</span>
        ) : (
          <Button {...actionProps('admin', messages.makeAdmin)} />
        )}
      </td>
      <td role="cell" className={css['remove']}>
        {isMe ? (
          <span className={css['quiet']}>{isAdmin ? messages.you : ''}</span>
        ) : (
          <Button variant="danger" {...actionProps('remove', messages.remove)} />
        )}
      </td>
      <td role="cell" className={css['role']}>
        {roleNames[user.role ?? list]}
      </td>
      {list === 'seller' && (
        <td role="cell" className={css['verified']}>
          {user.isVerified ? (
            <VerifiedBadge />
          ) : (
            !isMe && <Button variant="primary" {...actionProps('verify', messages.verify)} />
          )}
        </td>
      )}
    </tr>
  );
});
