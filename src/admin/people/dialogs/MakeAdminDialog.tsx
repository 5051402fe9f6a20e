import { useState } from 'react';
import { nameOf, type DuplicateRecord } from '@/admin/people/people';
import { makeAdmin, type Listed } from '@/admin/people/queries';
import { dialogTexts, userTexts } from '@/admin/people/texts';
import { useWrite } from '@/api/useWrite';
import { BulletList } from '@/ui/layout/layout';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
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
      title={dialogTexts.adminTitle(name)}
      confirmLabel={userTexts.makeAdmin}
      isBusy={promotion.isPending}
      isBlocked={!isMatched}
      error={promotion.error}
      onConfirm={() => promotion.mutate({ user, list }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{dialogTexts.adminText(name)}</p>
      <BulletList>
        <li>{dialogTexts.forGood}</li>
        <li>{dialogTexts.roleReplaced}</li>
        {list === 'seller' && <li>{dialogTexts.sellerPagesLost}</li>}
        {duplicate && duplicate.place > 1 && <li>{dialogTexts.duplicateAdmin}</li>}
      </BulletList>
      {user.email !== undefined && <TypedEmail email={user.email} onMatch={setIsMatched} />}
    </ConfirmDialog>
  );
}
