import { paths } from '@/shared/config/paths';
import type { Identity } from '@/shared/session/identity';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { useWrite } from '@/shared/useWrite';
import { accountMessages } from '@/shared/messages/account';
import css from './auth.module.css';
import { AuthScene } from './AuthScene';
import { signOut } from './signOut';

interface AccessRefusedProps {
  user: Identity;
  role: 'admin' | 'seller';
}

/** Explains to a signed-in user why a page redirected them to the login page, and links to other pages. */
export function AccessRefused({ user, role }: AccessRefusedProps) {
  const signOutWrite = useWrite(signOut);

  return (
    <AuthScene isCard>
      <PageHeading>{accountMessages.refusedHeading[role]}</PageHeading>
      <p role="status">{accountMessages.refused[role](user.email)}</p>
      <div className={css['actions']}>
        <ButtonLink variant="primary" to={paths.root}>
          {accountMessages.backHome}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{accountMessages.toDashboard}</ButtonLink>
      </div>
      <ErrorNote isCompact error={signOutWrite.error} />
      <div>
        <Button variant="quiet" isBusy={signOutWrite.isPending} onClick={() => signOutWrite.mutate()}>
          {accountMessages.otherAccount}
        </Button>
      </div>
    </AuthScene>
  );
}
