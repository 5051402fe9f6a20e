import { useState } from 'react';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useWrite } from '@/shared/useWrite';
import { dialogMessages, userMessages } from '@/shared/messages/users';
import css from './dialogs.module.css';
import { nameOf, type DuplicateRecord } from '../people';
import { makeAdmin, type Listed } from '../queries';
import { TypedEmail } from './TypedEmail';

interface MakeAdminDialogProps extends Listed {
  duplicate: DuplicateRecord | undefined;
  onClose: () => void;
}

export function MakeAdminDialog({ user, list, duplicate, onClose }: MakeAdminDialogProps) {
  const promotion = useWrite(makeAdmin);
  const name = nameOf(user);
  const [isMatched, setIsMatched] = useState(user.email === undefined);

  return (
    <ConfirmDialog
      title={dialogMessages.adminTitle(name)}
      confirmLabel={userMessages.makeAdmin}
      isBusy={promotion.isPending}
      isBlocked={!isMatched}
      error={promotion.error}
      onConfirm={() => promotion.mutate({ user, list }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{dialogMessages.adminText(name)}</p>
      <ul className={css['facts']}>
        <li>{dialogMessages.forGood}</li>
        <li>{dialogMessages.roleReplaced}</li>
        {list === 'seller' && <li>{dialogMessages.sellerPagesLost}</li>}
        {duplicate && duplicate.place > 1 && <li>{dialogMessages.duplicateAdmin}</li>}
      </ul>
      {user.email !== undefined && <TypedEmail email={user.email} onMatch={setIsMatched} />}
    </ConfirmDialog>
  );
}
