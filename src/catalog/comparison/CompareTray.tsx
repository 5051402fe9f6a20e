import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { titleOf } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import { Button, ButtonLink, IconButton } from '@/ui/button/Button';
import { Row } from '@/ui/layout/layout';
import { FootBar, footBarControl } from '@/ui/list/FootBar';
import { Picture } from '@/ui/picture/Picture';
import { Text } from '@/ui/Text';
import { addressOfComparison, comparisonStore, useComparison } from './comparisonStore';
import { MAX_COMPARED_CARS } from './limits';
import { comparisonTexts as texts } from './texts';
import css from './CompareTray.module.css';

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
    comparisonStore.remove(email, id);
  };
  return (
    <FootBar ref={tray} tabIndex={-1} className={css.tray} aria-label={texts.tray.label}>
      <Row gap={3} className={css.row}>
        <Text size="s" isMuted className={css.count}>
          {texts.tray.count(cars.length, MAX_COMPARED_CARS)}
        </Text>
        <Row as="ul" gap={3} align="stretch" className={css.list}>
          {cars.map((car) => (
            <Row as="li" gap={2} key={car.id} className={css.car}>
              <Picture src={car.image} alt="" brand={car.brand} className={css.picture} />
              <Text as="span" size="s" weight="medium" isTruncated dir="auto" className={css.name}>
                {titleOf(car)}
              </Text>
              <IconButton variant="ghost" label={texts.takeOut(titleOf(car))} onClick={() => takeOut(car.id)}>
                <X size={17} />
              </IconButton>
            </Row>
          ))}
        </Row>
        <Button variant="quiet" className={css.clear} onClick={() => comparisonStore.clear(email)}>
          {texts.tray.clear}
        </Button>
        {cars.length === 1 ? (
          <Text {...footBarControl} tabIndex={-1} size="s" isMuted>
            {texts.tray.chooseOneMore}
          </Text>
        ) : (
          <ButtonLink {...footBarControl} variant="primary" to={addressOfComparison(cars.map(({ id }) => id))}>
            {texts.heading(cars.length)}
          </ButtonLink>
        )}
      </Row>
    </FootBar>
  );
}
