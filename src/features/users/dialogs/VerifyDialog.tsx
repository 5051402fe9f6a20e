import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useWrite } from '@/shared/useWrite';
import { dialogMessages, userMessages } from '@/shared/messages/users';
import { nameOf } from '../people';
import { verifySeller, type Listed } from '../queries';

/** Asks for confirmation, because the API cannot take a verification back. */
export function VerifyDialog({ user, list, onClose }: Listed & { onClose: () => void }) {
  const verification = useWrite(verifySeller);

  return (
    <ConfirmDialog
      title={dialogMessages.verifyTitle(nameOf(user))}
      confirmLabel={userMessages.verify}
      variant="primary"
      isBusy={verification.isPending}
      error={verification.error}
      onConfirm={() => verification.mutate({ user, list }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{dialogMessages.verifyText}</p>
    </ConfirmDialog>
  );
}
