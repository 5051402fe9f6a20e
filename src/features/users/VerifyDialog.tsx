import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useWrite } from '@/shared/useWrite';
import { dialogWords, userWords } from '@/shared/words/users';
import { nameOf } from './people';
import { verifySeller, type Listed } from './queries';

/** Asks, since no call takes a verification back. */
export function VerifyDialog({ user, list, onClose }: Listed & { onClose: () => void }) {
  const verify = useWrite(verifySeller);

  return (
    <ConfirmDialog
      title={dialogWords.verifyTitle(nameOf(user))}
      confirmLabel={userWords.verify}
      look="primary"
      isBusy={verify.isPending}
      error={verify.error}
      onConfirm={() => verify.mutate({ user, list }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{dialogWords.verifyText}</p>
    </ConfirmDialog>
  );
}
