import { Link, useLocation } from 'react-router-dom';
import { authTexts as texts } from '@/auth/texts';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { paths } from '@/lib/config/paths';
import { Row, Stack } from '@/ui/layout/layout';
import type { WantedCarProps } from './WantedCar';
import css from './WayIn.module.css';
import auth from '@/auth/auth.module.css';

const WantedCar = lazyWithPreload(() => import('./WantedCar'), 'WantedCar', {
  fallback: <Row gap={3} className={css.car} />,
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
    <Stack gap={3} className={css.way}>
      <p>
        <span>{isSignUp ? texts.signUpTo(goal) : texts.signInTo(goal)}</span>{' '}
        <span>{isSignUp ? texts.haveOne : texts.newHere}</span>{' '}
        <Link to={isSignUp ? paths.login : paths.signUp} state={state} replace preventScrollReset className={auth.link}>
          {isSignUp ? texts.signIn : texts.createAccount}
        </Link>
      </p>
      {car && <WantedCar car={car} />}
    </Stack>
  );
}
