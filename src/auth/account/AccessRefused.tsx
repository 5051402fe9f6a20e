import { AuthScene } from '@/auth/AuthScene';
import { authTexts } from '@/auth/texts';
import { env } from '@/lib/config/env';
import { paths } from '@/lib/config/paths';
import { mailto } from '@/lib/text/links';
import type { Identity } from '@/session/state/sessionState';
import { ButtonLink } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { PageHeading, Row } from '@/ui/layout/layout';
import css from '@/auth/auth.module.css';

interface AccessRefusedProps {
  user: Identity;
  role: 'admin' | 'seller';
}

/** Tells a signed-in user how one comes to sell, if that is what they wanted, and why a page redirected them to the login page. */
export function AccessRefused({ user, role }: AccessRefusedProps) {
  return (
    <AuthScene isCard>
      <PageHeading>{authTexts.refusedHeading[role]}</PageHeading>
      {role === 'seller' && (
        <p>
          <span>{authTexts.howToSell}</span>{' '}
          <a className={css.link} href={mailto(env.site.email, { subject: authTexts.wantsToSell })}>
            {authTexts.contactUs}
          </a>
        </p>
      )}
      <LiveRegion>{authTexts.refused[role](user.email)}</LiveRegion>
      <Row gap={2} align="stretch" isWrapping>
        <ButtonLink variant="primary" to={paths.root}>
          {authTexts.backHome}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{authTexts.toDashboard}</ButtonLink>
      </Row>
    </AuthScene>
  );
}
