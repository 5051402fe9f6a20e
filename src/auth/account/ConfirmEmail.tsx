import { AuthScene } from '@/auth/AuthScene';
import { authTexts } from '@/auth/texts';
import { session } from '@/session/session';
import type { Identity } from '@/session/state/sessionState';
import { Button } from '@/ui/button/Button';
import { PageHeading } from '@/ui/layout/layout';
import { ConfirmationActions } from '@/users/profile/ConfirmationActions';

/** For a user whom the marketplace lets in only once they have confirmed their email. */
export function ConfirmEmail({ user }: { user: Identity }) {
  return (
    <AuthScene isCard>
      <PageHeading>{authTexts.confirmHeading}</PageHeading>
      <p>{authTexts.confirm(user.email)}</p>
      <ConfirmationActions email={user.email} isConfirmed={false} />
      <div>
        <Button variant="quiet" onClick={session.signOut}>
          {authTexts.signOut}
        </Button>
      </div>
    </AuthScene>
  );
}
