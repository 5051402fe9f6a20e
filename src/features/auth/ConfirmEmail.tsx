import { ConfirmationActions } from '@/shared/session/ConfirmationActions';
import type { Identity } from '@/shared/session/sessionState';
import { session } from '@/shared/session/session';
import { Button } from '@/shared/ui/button/Button';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { accountMessages } from '@/shared/messages/account';
import { AuthScene } from './AuthScene';

/** For a user whom the marketplace lets in only once they have confirmed their e-mail. */
export function ConfirmEmail({ user }: { user: Identity }) {
  return (
    <AuthScene isCard>
      <PageHeading>{accountMessages.confirmHeading}</PageHeading>
      <p>{accountMessages.confirm(user.email)}</p>
      <ConfirmationActions email={user.email} isConfirmed={false} />
      <div>
        <Button variant="quiet" onClick={session.signOut}>
          {accountMessages.signOut}
        </Button>
      </div>
    </AuthScene>
  );
}
