import { nameOf } from '@/admin/people/people';
import { verifySeller, type Listed } from '@/admin/people/queries';
import { dialogTexts, userTexts } from '@/admin/people/texts';
import { useWrite } from '@/api/useWrite';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

/** Asks for confirmation, because the API cannot take a verification back. */
export function VerifyDialog({ user, list, onClose }: Listed & { onClose: () => void }) {
  const verification = useWrite(verifySeller);

  return (
    <ConfirmDialog
      title={dialogTexts.verifyTitle(nameOf(user))}
      confirmLabel={userTexts.verify}
      variant="primary"
      isBusy={verification.isPending}
      error={verification.error}
      onConfirm={() => verification.mutate({ user, list }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{dialogTexts.verifyText}</p>
    </ConfirmDialog>
  );
}
