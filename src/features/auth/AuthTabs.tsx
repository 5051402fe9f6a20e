import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { authMessages } from '@/shared/messages/auth';
import css from './AuthTabs.module.css';

const tabs = [
  { to: paths.login, label: authMessages.login },
  { to: paths.signUp, label: authMessages.signUp },
];

/** Links that turn the card: each face has a path. The location state is kept, since it holds the page to return to. */
export function AuthTabs({ current }: { current: typeof paths.login | typeof paths.signUp }) {
  const state: unknown = useLocation().state;

  return (
    <nav aria-label={authMessages.choice} className={css['tabs']}>
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          state={state}
          replace
          preventScrollReset
          className={css['tab']}
          aria-current={to === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
