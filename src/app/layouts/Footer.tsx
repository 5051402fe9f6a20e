import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { env } from '@/shared/config/env';
import { mailto } from '@/shared/text/links';
import { paths } from '@/shared/config/paths';
import { cx } from '@/shared/ui/cx';
import { Logo } from '@/shared/ui/brand/Logo';
import { SocialIcon } from '@/shared/ui/brand/SocialIcon';
import { layoutMessages } from '@/shared/messages/layout';
import css from './Footer.module.css';

interface FooterProps {
  isSlim: boolean;
  /** Shown before the copyright. */
  children: ReactNode;
}

/** All links are placeholders that point at the root page (section 1), except "Contact Us", which opens an e-mail. */
export function Footer({ isSlim, children }: FooterProps) {
  return (
    <footer className={cx(css['footer'], isSlim && css['slim'])}>
      {!isSlim && (
        <div className={css['columns']}>
          {layoutMessages.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link}>
                    {link === layoutMessages.contactUs ? (
                      <a href={mailto(env.site.email)}>{link}</a>
                    ) : (
                      <Link to={paths.root}>{link}</Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={css['office']}>
            <h2>{layoutMessages.addressTitle}</h2>
            <address>{layoutMessages.address}</address>
            <ul className={css['social']}>
              {layoutMessages.social.map((name) => (
                <li key={name}>
                  <Link to={paths.root} aria-label={name} title={name}>
                    <SocialIcon name={name} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className={css['bottom']}>
        <Logo name={env.site.name} isOnDark />
        <div className={css['end']}>
          {children}
          <p>{layoutMessages.copyright(env.site.name)}</p>
        </div>
      </div>
    </footer>
  );
}
