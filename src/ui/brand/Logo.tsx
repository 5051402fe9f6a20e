import { cx } from '@/ui/cx';
import { ProperName } from '@/ui/Text';
import { logoMark } from './logoMark';
import css from './Logo.module.css';

interface LogoProps {
  name: string;
  /** For the footer's dark background. */
  isOnDark?: boolean | undefined;
}

/** The logo mark beside the site's name. */
export function Logo({ name, isOnDark }: LogoProps) {
  return (
    <span className={cx(css.logo, isOnDark && css.onDark)}>
      <svg className={css.mark} viewBox="0 0 32 32" fill="none" aria-hidden>
        <path fill="currentColor" d={logoMark.gear} transform="translate(0 -.4)" />
        <path className={css.two} d={logoMark.two} strokeWidth={logoMark.twoWidth} />
      </svg>
      <ProperName>{name}</ProperName>
    </span>
  );
}
