import { nameOf, type DuplicateRecord, type PersonAction } from '@/admin/people/people';
import type { SortColumn } from '@/admin/people/peopleView';
import type { ListedRole } from '@/admin/people/queries';
import { peopleTexts, userTexts as texts } from '@/admin/people/texts';
import { orNotStated } from '@/lib/text/format';
import type { UserRecord } from '@/session/state/userRecord';
import { Button } from '@/ui/button/Button';
import { EmailAddress } from '@/ui/EmailAddress';
import { ButtonSkeleton, Skeleton } from '@/ui/feedback/loading';
import { Avatar } from '@/ui/picture/Avatar';
import type { Column } from '@/ui/table/Table';
import { Tag } from '@/ui/Tag';
import { ProperName } from '@/ui/Text';
import { roleNames } from '@/users/texts';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import css from './PeopleTable.module.css';

export interface PersonOfList {
  list: ListedRole;
  user: UserRecord;
  number: number;
  duplicate: DuplicateRecord | undefined;
  /** Whether this is the signed-in user, who cannot remove themselves. */
  isMe: boolean;
  onAction: (action: PersonAction, user: UserRecord) => void;
}

const headings = peopleTexts.columns;

const columnsOf = (list: ListedRole): readonly Column<PersonOfList, SortColumn>[] => [
  {
    heading: headings.serial,
    width: 52,
    className: css.serial,
    isNumeric: true,
    isUnseenOnCards: true,
    cell: ({ number }) => number,
    placeholder: null,
  },
  {
    heading: headings.profile,
    width: 60,
    className: css.photo,
    cell: ({ user }) => <Avatar name={nameOf(user)} photoUrl={user.photoUrl} />,
    placeholder: <Skeleton width={36} height={36} radius="50%" />,
  },
  {
    heading: headings.name,
    width: 152,
    className: css.name,
    sortedBy: 'name',
    cell: ({ user, duplicate }) => (
      <>
        <b>
          <ProperName>{nameOf(user)}</ProperName>
        </b>
        {duplicate && <DuplicateTag record={duplicate} />}
      </>
    ),
    placeholder: <Skeleton width="70%" height={18} />,
  },
  {
    heading: headings.email,
    width: undefined,
    className: css.email,
    sortedBy: 'email',
    cell: ({ user }) => <EmailAddress>{orNotStated(user.email)}</EmailAddress>,
    placeholder: <Skeleton width="80%" height={18} />,
  },
  {
    heading: peopleTexts[list].columns.admin,
    width: 138,
    className: css.admin,
    cell: ({ user, isMe, onAction }) =>
      user.role === 'admin' || isMe ? (
        <span className={css.quiet}>{user.role === 'admin' ? texts.isAdmin : texts.you}</span>
      ) : (
        <Button aria-label={texts.of(texts.makeAdmin, nameOf(user))} onClick={() => onAction('admin', user)}>
          {texts.makeAdmin}
        </Button>
      ),
    placeholder: <ButtonSkeleton width={115} />,
  },
  {
    heading: peopleTexts[list].columns.remove,
    width: 116,
    className: css.remove,
    cell: ({ user, isMe, onAction }) =>
      isMe ? (
        <span className={css.quiet}>{user.role === 'admin' ? texts.you : ''}</span>
      ) : (
        <Button
          variant="danger"
          aria-label={texts.of(texts.remove, nameOf(user))}
          onClick={() => onAction('remove', user)}
        >
          {texts.remove}
        </Button>
      ),
    placeholder: <ButtonSkeleton width={84} />,
  },
  {
    heading: headings.role,
    width: 80,
    className: undefined,
    isUnseenOnCards: true,
    cell: ({ user }) => roleNames[user.role ?? list],
    placeholder: null,
  },
];

const verified: Column<PersonOfList, SortColumn> = {
  heading: headings.verified,
  width: 122,
  className: css.verified,
  sortedBy: 'verified',
  cell: ({ user, isMe, onAction }) =>
    user.isVerified ? (
      <VerifiedBadge />
    ) : (
      !isMe && (
        <Button
          variant="primary"
          data-target
          aria-label={texts.of(texts.verify, nameOf(user))}
          onClick={() => onAction('verify', user)}
        >
          {texts.verify}
        </Button>
      )
    ),
  placeholder: null,
};

export const columns: Record<ListedRole, readonly Column<PersonOfList, SortColumn>[]> = {
  buyer: columnsOf('buyer'),
  seller: [...columnsOf('seller'), verified],
};

function DuplicateTag({ record: { place, total } }: { record: DuplicateRecord }) {
  return (
    <span title={texts.duplicateHint}>
      <Tag variant={place === 1 ? 'tint' : 'plain'} className={css.duplicate}>
        {place === 1 ? texts.first(total) : texts.duplicate(place, total)}
      </Tag>
    </span>
  );
}
