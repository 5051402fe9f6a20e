import { env } from '@/lib/config/env';
import { cx } from '@/ui/cx';
import { ProperName } from '@/ui/Text';
import css from './Logo.module.css';

interface LogoProps {
  /** For the footer's dark background. */
  isOnDark?: boolean | undefined;
}

export function Logo({ isOnDark }: LogoProps) {
  return (
    <span className={cx(css.logo, isOnDark && css.onDark)}>
      <svg className={css.mark} viewBox="0 0 32 32" fill="none" aria-hidden>
        <path fill="currentColor" d={GEAR} transform="translate(0 -.4)" />
        <path className={css.two} d={TWO} strokeWidth="2.9" />
      </svg>
      <ProperName>{env.site.name}</ProperName>
    </span>
  );
}

/** A gear wheel, and the line of the 2 that is cut into it. */
const GEAR =
  'M13.6 1h4.8l.9 3.6 2.7 1.1 3.2-1.9 3.4 3.4-1.9 3.2 1.1 2.7 3.6.9v4.8l-3.6.9-1.1 2.7 1.9 3.2-3.4 3.4-3.2-1.9-2.7 1.1' +
  '-.9 3.6h-4.8l-.9-3.6-2.7-1.1-3.2 1.9-3.4-3.4 1.9-3.2-1.1-2.7L.6 18.8V14l3.6-.9 1.1-2.7-1.9-3.2 3.4-3.4L10 5.7l2.7-1.1z';
const TWO = 'M11.3 13.2a4.7 4.7 0 0 1 9.3.7c0 3.2-5.3 5-9 8.6h9.4';
