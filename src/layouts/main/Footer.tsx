import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { layoutTexts } from '@/layouts/texts';
import { env } from '@/lib/config/env';
import { paths } from '@/lib/config/paths';
import { mailto } from '@/lib/text/links';
import { Logo } from '@/ui/brand/Logo';
import { SocialIcon } from '@/ui/brand/SocialIcon';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './Footer.module.css';

interface FooterProps {
  isSlim: boolean;
  /** Shown before the copyright. */
  children: ReactNode;
}

/** All links are placeholders that point at the root page (section 1), except "Contact Us", which opens an email. */
export function Footer({ isSlim, children }: FooterProps) {
  return (
    <footer className={cx(css.footer, isSlim && css.slim)}>
      {!isSlim && (
        <div className={css.columns}>
          {layoutTexts.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <Text as="ul" size="m">
                {links.map((link) => (
                  <li key={link}>
                    {link === layoutTexts.contactUs ? (
                      <a href={mailto(env.site.email)}>{link}</a>
                    ) : (
                      <Link to={paths.root}>{link}</Link>
                    )}
                  </li>
                ))}
              </Text>
            </nav>
          ))}
          <div className={css.office}>
            <h2>{layoutTexts.addressTitle}</h2>
            <address>{layoutTexts.address}</address>
            <Row as="ul" gap={2} align="stretch" className={css.social}>
              {layoutTexts.social.map((name) => (
                <li key={name}>
                  <Link to={paths.root} aria-label={name} title={name}>
                    <SocialIcon name={name} />
                  </Link>
                </li>
              ))}
            </Row>
          </div>
        </div>
      )}
      <Row justify="between" size="s" className={css.bottom}>
        <Logo isOnDark />
        <Row gap={6} rowGap={1} isWrapping className={css.end}>
          {children}
          <p>{layoutTexts.copyright(env.site.name)}</p>
        </Row>
      </Row>
    </footer>
  );
}
