import { paths } from '@/shared/paths';
import type { Identity } from '@/shared/session/identity';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useWrite } from '@/shared/useWrite';
import { authWords } from '@/shared/words/auth';
import css from './auth.module.css';
import { AuthError } from './AuthError';
import { AuthScene } from './AuthScene';
import { signOut } from './queries';

interface RefusedProps {
  user: Identity;
  role: 'admin' | 'seller';
}

/** Tells a signed-in person why a page sent them to the login page, and the ways on. */
export function Refused({ user, role }: RefusedProps) {
  const leave = useWrite(signOut);

  return (
    <AuthScene isCard>
      <PageHeading>{authWords.refusedHeading[role]}</PageHeading>
      <p role="status">{authWords.refused[role](user.email)}</p>
      <div className={css['actions']}>
        <ButtonLink look="primary" to={paths.root}>
          {authWords.backHome}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{authWords.toDashboard}</ButtonLink>
      </div>
      <AuthError error={leave.error} />
      <div>
        <Button look="quiet" isBusy={leave.isPending} onClick={() => leave.mutate()}>
          {authWords.otherAccount}
        </Button>
      </div>
    </AuthScene>
  );
}
