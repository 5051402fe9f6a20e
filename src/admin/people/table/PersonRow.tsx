import { memo, type Ref } from 'react';
import type { UserRecord } from '@/session/state/userRecord';
import { Avatar } from '@/ui/picture/Avatar';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { EmailAddress } from '@/ui/EmailAddress';
import { Tag } from '@/ui/Tag';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { ProperName, Text } from '@/ui/Text';
import { orNotStated } from '@/lib/text/format';
import { roleNames } from '@/users/texts';
import { userTexts as texts } from '@/admin/people/texts';
import { nameOf, type DuplicateRecord, type PersonAction } from '@/admin/people/people';
import css from './PeopleTable.module.css';
import type { ListedRole } from '@/admin/people/queries';

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
    'aria-label': texts.of(label, name),
    onClick: () => onAction(action, user),
    children: label,
  });

  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      className={cx(css.person, list === 'buyer' && css.buyer)}
    >
      <Text as="td" isNumeric role="cell" className={css.serial}>
        {index + 1}
      </Text>
      <td role="cell" className={css.photo}>
        <Avatar name={name} photoUrl={user.photoUrl} />
      </td>
      <Text as="td" isBreaking role="cell" className={css.name}>
        <b>
          <ProperName>{name}</ProperName>
        </b>
        {duplicate && (
          <span title={texts.duplicateHint}>
            <Tag variant={duplicate.place === 1 ? 'tint' : 'plain'} className={css.duplicate}>
              {duplicate.place === 1 ? texts.first(duplicate.total) : texts.duplicate(duplicate.place, duplicate.total)}
            </Tag>
          </span>
        )}
      </Text>
      <Text as="td" isBreaking role="cell" className={css.email}>
        <EmailAddress>{orNotStated(user.email)}</EmailAddress>
      </Text>
      <td role="cell" className={css.admin}>
        {isAdmin || isMe ? (
          <span className={css.quiet}>{isAdmin ? texts.isAdmin : texts.you}</span>
        ) : (
          <Button {...actionProps('admin', texts.makeAdmin)} />
        )}
      </td>
      <td role="cell" className={css.remove}>
        {isMe ? (
          <span className={css.quiet}>{isAdmin ? texts.you : ''}</span>
        ) : (
          <Button variant="danger" {...actionProps('remove', texts.remove)} />
        )}
      </td>
      <td role="cell" className={css.role}>
        {roleNames[user.role ?? list]}
      </td>
      {list === 'seller' && (
        <td role="cell" className={css.verified}>
          {user.isVerified ? (
            <VerifiedBadge />
          ) : (
            !isMe && <Button variant="primary" {...actionProps('verify', texts.verify)} />
          )}
        </td>
      )}
    </tr>
  );
});
