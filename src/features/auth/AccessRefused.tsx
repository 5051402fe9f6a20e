import { env } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import type { Identity } from '@/shared/session/sessionState';
import { session } from '@/shared/session/session';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { mailto } from '@/shared/text/links';
import { accountMessages } from '@/shared/messages/account';
import css from './auth.module.css';
import { AuthScene } from './AuthScene';

interface AccessRefusedProps {
  user: Identity;
  role: 'admin' | 'seller';
}

/** Explains to a signed-in user why a page redirected them to the login page, and links to other pages. */
export function AccessRefused({ user, role }: AccessRefusedProps) {
  return (
    <AuthScene isCard>
      <PageHeading>{accountMessages.refusedHeading[role]}</PageHeading>
      <p role="status">{accountMessages.refused[role](user.email)}</p>
      {role === 'seller' && (
        <p>
          <span>{accountMessages.howToSell}</span>{' '}
          <a className={css['link']} href={mailto(env.site.email, { subject: accountMessages.wantsToSell })}>
            {accountMessages.contactUs}
          </a>
        </p>
      )}
      <div className={css['actions']}>
        <ButtonLink variant="primary" to={paths.root}>
          {accountMessages.backHome}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{accountMessages.toDashboard}</ButtonLink>
      </div>
      <div>
        <Button variant="quiet" onClick={session.signOut}>
          {accountMessages.signOut}
        </Button>
      </div>
    </AuthScene>
  );
}
