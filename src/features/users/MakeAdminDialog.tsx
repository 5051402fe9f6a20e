import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useWrite } from '@/shared/useWrite';
import { dialogWords, userWords } from '@/shared/words/users';
import css from './dialogs.module.css';
import { nameOf, type Twin } from './people';
import { makeAdmin, type Listed } from './queries';

interface MakeAdminDialogProps extends Listed {
  twin: Twin | undefined;
  onClose: () => void;
}

export function MakeAdminDialog({ user, list, twin, onClose }: MakeAdminDialogProps) {
  const make = useWrite(makeAdmin);
  const name = nameOf(user);

  return (
    <ConfirmDialog
      title={dialogWords.adminTitle(name)}
      confirmLabel={userWords.makeAdmin}
      isBusy={make.isPending}
      error={make.error}
      onConfirm={() => make.mutate({ user, list }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{dialogWords.adminText(name)}</p>
      <ul className={css['facts']}>
        <li>{dialogWords.forGood}</li>
        <li>{dialogWords.roleReplaced}</li>
        {list === 'seller' && <li>{dialogWords.sellerPagesLost}</li>}
        {twin && twin.place > 1 && <li>{dialogWords.twinAdmin}</li>}
      </ul>
    </ConfirmDialog>
  );
}
