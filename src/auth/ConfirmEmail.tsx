import { ConfirmationActions } from '@/session/ConfirmationActions';
import type { Identity } from '@/session/sessionState';
import { session } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { PageHeading } from '@/ui/layout/PageHeading';
import { accountTexts } from './accountTexts';
import { AuthScene } from './AuthScene';

/** For a user whom the marketplace lets in only once they have confirmed their e-mail. */
export function ConfirmEmail({ user }: { user: Identity }) {
  return (
    <AuthScene isCard>
      <PageHeading>{accountTexts.confirmHeading}</PageHeading>
      <p>{accountTexts.confirm(user.email)}</p>
      <ConfirmationActions email={user.email} isConfirmed={false} />
      <div>
        <Button variant="quiet" onClick={session.signOut}>
          {accountTexts.signOut}
        </Button>
      </div>
    </AuthScene>
  );
}
