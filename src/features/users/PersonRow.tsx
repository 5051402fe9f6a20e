import { memo, type Ref } from 'react';
import type { UserRecord } from '@/shared/users/userRecord';
import { Avatar } from '@/shared/ui/Avatar';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import { Tag } from '@/shared/ui/Tag';
import offScreen from '@/shared/ui/list/offScreen.module.css';
import { heightStyle } from '@/shared/ui/list/heightStyle';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { orNotStated } from '@/shared/messages/format';
import { userMessages as messages } from '@/shared/messages/users';
import { nameOf, type DuplicateRecord } from './people';
import css from './PeopleTable.module.css';
import type { PersonAct } from './PeopleTable';
import type { ListedRole } from './queries';

interface PersonRowProps {
  ref: Ref<HTMLTableRowElement> | undefined;
  index: number;
  /** Of a row that is not drawn while it is off the screen, until it is drawn. */
  height: number | undefined;
  list: ListedRole;
  user: UserRecord;
  twin: DuplicateRecord | undefined;
  /** Nobody removes themselves. */
  isMe: boolean;
  onAsk: (act: PersonAct, user: UserRecord) => void;
}

/** Drawn anew for its own sake alone, not for each line that is scrolled. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { ref, index, height, list, user, twin, isMe, onAsk } = props;
  const name = nameOf(user);
  const isAdmin = user.role === 'admin';
  const act = (act: PersonAct, label: string) => ({
    'aria-label': messages.of(label, name),
    onClick: () => onAsk(act, user),
    children: label,
  });

  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      className={cx(css['person'], css[list], height !== undefined && offScreen['row'])}
      style={heightStyle(height)}
    >
      <td role="cell" className={css['serial']}>
        {index + 1}
      </td>
      <td role="cell" className={css['photo']}>
        <Avatar name={name} photoUrl={user.photoUrl} />
      </td>
      <td role="cell" className={css['name']}>
        <span>{name}</span>
        {twin && (
          <span title={messages.twinHint}>
            <Tag variant={twin.place === 1 ? 'tint' : 'plain'} className={css['twin']}>
              {twin.place === 1 ? messages.first(twin.of) : messages.twin(twin.place, twin.of)}
            </Tag>
          </span>
        )}
      </td>
      <td role="cell" className={css['email']}>
        <Address>{orNotStated(user.email)}</Address>
      </td>
      <td role="cell" className={css['admin']}>
        {isAdmin || isMe ? (
          <span className={css['quiet']}>{isAdmin ? messages.isAdmin : messages.you}</span>
        ) : (
          <Button {...act('admin', messages.makeAdmin)} />
        )}
      </td>
      <td role="cell" className={css['remove']}>
        {isMe ? (
          <span className={css['quiet']}>{isAdmin ? messages.you : ''}</span>
        ) : (
          <Button variant="danger" {...act('remove', messages.remove)} />
        )}
      </td>
      <td role="cell" className={css['role']}>
        {messages.roles[user.role ?? list]}
      </td>
      {list === 'seller' && (
        <td role="cell" className={css['verified']}>
          {user.isVerified ? <VerifiedBadge /> : <Button variant="primary" {...act('verify', messages.verify)} />}
        </td>
      )}
    </tr>
  );
});

/** A long address breaks before its host first. */
function Address({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, Math.max(0, at))}
      <wbr />
      {children.slice(Math.max(0, at))}
    </>
  );
}
