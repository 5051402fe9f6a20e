import { env } from '@/lib/config/env';
import { paths } from '@/lib/config/paths';
import type { Identity } from '@/session/sessionState';
import { session } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { PageHeading } from '@/ui/layout/PageHeading';
import { mailto } from '@/lib/text/links';
import { accountTexts } from './accountTexts';
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
      <PageHeading>{accountTexts.refusedHeading[role]}</PageHeading>
      <p role="status">{accountTexts.refused[role](user.email)}</p>
      {role === 'seller' && (
        <p>
          <span>{accountTexts.howToSell}</span>{' '}
          <a className={css['link']} href={mailto(env.site.email, { subject: accountTexts.wantsToSell })}>
            {accountTexts.contactUs}
          </a>
        </p>
      )}
      <div className={css['actions']}>
        <ButtonLink variant="primary" to={paths.root}>
          {accountTexts.backHome}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{accountTexts.toDashboard}</ButtonLink>
      </div>
      <div>
        <Button variant="quiet" onClick={session.signOut}>
          {accountTexts.signOut}
        </Button>
      </div>
    </AuthScene>
  );
}
