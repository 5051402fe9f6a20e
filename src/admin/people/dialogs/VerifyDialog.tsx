import { nameOf } from '@/admin/people/people';
import { verifySeller } from '@/admin/people/queries';
import { dialogTexts as texts, userTexts } from '@/admin/people/texts';
import { useWrite } from '@/api/useWrite';
import { type ActionDialogProps, PersonDialog } from './PersonDialog';
import { usePersonRecords } from './usePersonRecords';

export function VerifyDialog(props: ActionDialogProps) {
  const { user, list, onClose } = props;
  const verification = useWrite(verifySeller({ user, list }));
  const { reads, place } = usePersonRecords(props);

  return (
    <PersonDialog
      user={user}
      title={texts.verifyTitle(nameOf(user))}
      confirmLabel={userTexts.verify}
      variant="primary"
      reads={reads}
      isSending={verification.isPending}
      error={verification.error}
      onConfirm={() => verification.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{texts.verifyText}</p>
      {place > 1 && <p>{texts.notFirst}</p>}
    </PersonDialog>
  );
}
