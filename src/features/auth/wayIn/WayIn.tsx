import { Link, useLocation } from 'react-router-dom';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { paths } from '@/shared/config/paths';
import { authMessages as messages } from '@/shared/messages/auth';
import auth from '../auth.module.css';
import type { WantedCarProps } from './WantedCar';
import css from './WayIn.module.css';

const WantedCar = lazyWithPreload(() => import('./WantedCar'), 'WantedCar', {
  fallback: <div className={css['car']} />,
});

interface WayInProps {
  /** What the visitor wanted to do. */
  goal: string;
  car?: WantedCarProps['car'] | undefined;
  isSignUp?: boolean;
}

/** Says on both faces of the card of the login page why a visitor is there, and what an account gives them. */
export function WayIn({ goal, car, isSignUp = false }: WayInProps) {
  const state: unknown = useLocation().state;

  return (
    <div className={css['way']}>
      <p>
        <span>{isSignUp ? messages.signUpTo(goal) : messages.signInTo(goal)}</span>{' '}
        <span>{isSignUp ? messages.haveOne : messages.newHere}</span>{' '}
        <Link
          to={isSignUp ? paths.login : paths.signUp}
          state={state}
          replace
          preventScrollReset
          className={auth['link']}
        >
          {isSignUp ? messages.signIn : messages.createAccount}
        </Link>
      </p>
      {car && <WantedCar car={car} />}
    </div>
  );
}
