import { nameOf } from '@/admin/people/people';
import { makeAdmin } from '@/admin/people/queries';
import { dialogTexts as texts, userTexts } from '@/admin/people/texts';
import { useWrite } from '@/api/useWrite';
import { BulletList } from '@/ui/layout/layout';
import { type ActionDialogProps, PersonDialog } from './PersonDialog';
import { usePersonRecords } from './usePersonRecords';

export function MakeAdminDialog(props: ActionDialogProps) {
  const { user, list, onClose } = props;
  const promotion = useWrite(makeAdmin({ user, list }));
  const { reads, place } = usePersonRecords(props);
  const name = nameOf(user);

  return (
    <PersonDialog
      user={user}
      title={texts.adminTitle(name)}
      confirmLabel={userTexts.makeAdmin}
      reads={reads}
      isTyped
      isSending={promotion.isPending}
      error={promotion.error}
      onConfirm={() => promotion.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{texts.adminText(name)}</p>
      <BulletList>
        <li>{texts.forGood}</li>
        <li>{texts.roleReplaced}</li>
        {list === 'seller' && <li>{texts.sellerPagesLost}</li>}
        {place > 1 && <li>{texts.notFirst}</li>}
      </BulletList>
    </PersonDialog>
  );
}
