import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { MAX_COMPARED_CARS } from '@/shared/config/carLimits';
import { paths } from '@/shared/config/paths';
import { useUser } from '@/shared/session/SessionProvider';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { IconButton } from '@/shared/ui/button/IconButton';
import { focusHeading } from '@/shared/ui/feedback/focusHeading';
import { Picture } from '@/shared/ui/Picture';
import { compareTrayMessages as messages } from '@/shared/messages/compareTray';
import { addressOfComparison } from './comparisonAddress';
import { comparisonStore, useComparison } from './comparisonStore';
import css from './CompareTray.module.css';
import { titleOf } from '../titleOf';

/** The pages on which cars are chosen. The tray would be in the way of a form or a payment. */
const trayPaths = [paths.root, paths.home, paths.cars, paths.brand, paths.carDetails];

/** The cars that the user compares, at the foot of the pages on which cars are chosen. */
export function CompareTray() {
  const { email } = useUser();
  const cars = useComparison(email);
  const { pathname } = useLocation();
  const tray = useRef<HTMLElement>(null);
  if (cars.length === 0 || !trayPaths.some((path) => matchPath(path, pathname))) return null;

  const takeOut = (id: string) => {
    // The button that had the focus goes with the car.
    if (cars.length > 1) tray.current?.focus({ preventScroll: true });
    else focusHeading();
    comparisonStore.remove(email, id);
  };
  const clear = () => {
    focusHeading();
    comparisonStore.clear(email);
  };

  return (
    <section ref={tray} tabIndex={-1} className={css['tray']} aria-label={messages.label}>
      <div className={css['row']}>
        <p role="status" className={css['count']}>
          {messages.count(cars.length, MAX_COMPARED_CARS)}
        </p>
        <ul className={css['list']}>
          {cars.map((car) => (
            <li key={car.id} className={css['car']}>
              <Picture src={car.image} alt="" brand={car.brand} className={css['picture']} />
              <span dir="auto" className={css['name']}>
                {titleOf(car)}
              </span>
              <IconButton variant="ghost" label={messages.takeOut(titleOf(car))} onClick={() => takeOut(car.id)}>
                <X size={17} />
              </IconButton>
            </li>
          ))}
        </ul>
        <Button variant="quiet" className={css['clear']} onClick={clear}>
          {messages.clear}
        </Button>
        <ButtonLink variant="primary" className={css['open']} to={addressOfComparison(cars.map(({ id }) => id))}>
          {messages.open(cars.length)}
        </ButtonLink>
      </div>
    </section>
  );
}
