import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { authTexts } from './texts';
import css from './AuthTabs.module.css';

const tabs = [
  { to: paths.login, label: authTexts.login },
  { to: paths.signUp, label: authTexts.signUp },
];

/** Links that turn the card: each face has a path. The location state is kept, since it holds the page to return to. */
export function AuthTabs({ current }: { current: typeof paths.login | typeof paths.signUp }) {
  const state: unknown = useLocation().state;

  return (
    <nav aria-label={authTexts.choice} className={css.tabs}>
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          state={state}
          replace
          preventScrollReset
          className={css.tab}
          aria-current={to === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
