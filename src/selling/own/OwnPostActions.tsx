import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { carDetailsTexts } from '@/catalog/details/texts';
import { paths } from '@/lib/config/paths';
import { sellingTexts } from '@/selling/texts';
import { useUser } from '@/session/session';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { useRole } from '@/users/lastRoles';
import { beginRemoval } from './removals';
import { RemovalButtons, RemovalWords } from './RemovedRow';
import { myCarsTexts as texts } from './texts';
import { useRemovals } from './useRemovals';
import css from './OwnPostActions.module.css';

interface OwnPostActionsProps {
  car: Car;
  isGone: boolean;
}

/** What a seller does with their own car on its page: the same as in the list of their cars. */
export function OwnPostActions({ car, isGone }: OwnPostActionsProps) {
  const { email } = useUser();
  const role = useRole(email);
  const removal = useRemovals().get(car.id);

  return (
    <Row as="article" gap={2} isWrapping aria-label={titleOf(car)} tabIndex={-1} className={css.own}>
      <Text isMuted>{carDetailsTexts.ownPost}</Text>
      {removal ? (
        <>
          <RemovalWords removal={removal} />
          <RemovalButtons removal={removal} />
        </>
      ) : (
        // Nearly everybody who has posted a car is a seller, so an unknown role counts as one.
        (role ?? 'seller') === 'seller' &&
        !isGone && (
          <>
            <ButtonLink to={`${paths.postCar}?change=${car.id}`} variant="primary">
              {sellingTexts.change.change}
            </ButtonLink>
            <Button variant="danger" onClick={() => beginRemoval(car)}>
              {texts.remove}
            </Button>
          </>
        )
      )}
    </Row>
  );
}
