import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAX_COMPARED_CARS } from '@/shared/config/carLimits';
import { useUser } from '@/shared/session/SessionProvider';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { focusHeading } from '@/shared/ui/feedback/focusHeading';
import { compareTrayMessages as messages } from '@/shared/messages/compareTray';
import { addressOfComparison } from './compareAddress';
import { compareStore, useComparison } from './compareStore';
import css from './CompareTray.module.css';
import { isShownAt } from './trayPaths';
import { TrayCar } from './TrayCar';

/** The cars that the user compares, at the foot of the pages on which cars are chosen. */
export function CompareTray() {
  const { email } = useUser();
  const { cars, pinned } = useComparison(email);
  const { pathname } = useLocation();
  const tray = useRef<HTMLElement>(null);
  if (cars.length === 0 || !isShownAt(pathname)) return null;

  const takeOut = (id: string) => {
    // The button that had the focus goes with the car.
    if (cars.length > 1) tray.current?.focus({ preventScroll: true });
    else focusHeading();
    compareStore.remove(email, id);
  };
  const clear = () => {
    focusHeading();
    compareStore.clear(email);
  };

  return (
    <section ref={tray} tabIndex={-1} className={css['tray']} aria-label={messages.label}>
      <div className={css['row']}>
        <div className={css['head']}>
          <b>{messages.title}</b>
          <span role="status">{messages.count(cars.length, MAX_COMPARED_CARS)}</span>
        </div>
        <ul className={css['list']}>
          {cars.map((car) => (
            <TrayCar
              key={car.id}
              car={car}
              isPinned={car.id === pinned}
              onPin={() => compareStore.pin(email, car.id === pinned ? undefined : car.id)}
              onTakeOut={() => takeOut(car.id)}
            />
          ))}
          {Array.from({ length: MAX_COMPARED_CARS - cars.length }, (_, index) => (
            <li key={index} aria-hidden className={css['place']}>
              {cars.length + index + 1}
            </li>
          ))}
        </ul>
        <div className={css['actions']}>
          <Button variant="quiet" className={css['clear']} onClick={clear}>
            {messages.clear}
          </Button>
          <ButtonLink
            variant="primary"
            to={addressOfComparison(
              cars.map(({ id }) => id),
              pinned,
            )}
          >
            {messages.open(cars.length)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
