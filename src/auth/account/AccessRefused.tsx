import { env } from '@/lib/config/env';
import { paths } from '@/lib/config/paths';
import type { Identity } from '@/session/sessionState';
import { session } from '@/session/session';
import { Button, ButtonLink } from '@/ui/button/Button';
import { PageHeading, Row } from '@/ui/layout/layout';
import { mailto } from '@/lib/text/links';
import { authTexts } from '@/auth/texts';
import css from '@/auth/auth.module.css';
import { AuthScene } from '@/auth/AuthScene';

interface AccessRefusedProps {
  user: Identity;
  role: 'admin' | 'seller';
}

/** Explains to a signed-in user why a page redirected them to the login page, and links to other pages. */
export function AccessRefused({ user, role }: AccessRefusedProps) {
  return (
    <AuthScene isCard>
      <PageHeading>{authTexts.refusedHeading[role]}</PageHeading>
      <p role="status">{authTexts.refused[role](user.email)}</p>
      {role === 'seller' && (
        <p>
          <span>{authTexts.howToSell}</span>{' '}
          <a className={css.link} href={mailto(env.site.email, { subject: authTexts.wantsToSell })}>
            {authTexts.contactUs}
          </a>
        </p>
      )}
      <Row gap={2} align="stretch" isWrapping>
        <ButtonLink variant="primary" to={paths.root}>
          {authTexts.backHome}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{authTexts.toDashboard}</ButtonLink>
      </Row>
      <div>
        <Button variant="quiet" onClick={session.signOut}>
          {authTexts.signOut}
        </Button>
      </div>
    </AuthScene>
  );
}
