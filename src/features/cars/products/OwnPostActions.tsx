import { paths } from '@/shared/config/paths';
import { carDetailsMessages } from '@/shared/messages/carDetails';
import { changePostMessages } from '@/shared/messages/changePost';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import { useUser } from '@/shared/session/SessionProvider';
import { useMenuRoles } from '@/shared/users/lastRoles';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import css from './OwnPostActions.module.css';
import { RemovalButtons, RemovalWords } from './RemovedRow';
import { beginRemoval } from './removals';
import { useRemovals } from './useRemovals';

/** What a seller does with their own car on its page: the same as in the list of their cars. */
export function OwnPostActions({ car }: { car: Car }) {
  const { email } = useUser();
  const { isSeller } = useMenuRoles(email);
  const state = useRemovals(email).get(car.id);

  return (
    <article aria-label={titleOf(car)} tabIndex={-1} className={css['own']}>
      <p>{carDetailsMessages.ownPost}</p>
      {state ? (
        <>
          <RemovalWords state={state} />
          <RemovalButtons state={state} email={email} />
        </>
      ) : (
        isSeller && (
          <>
            <ButtonLink to={`${paths.postProduct}?change=${car.id}`} variant="primary">
              {changePostMessages.change}
            </ButtonLink>
            <Button variant="danger" onClick={() => beginRemoval(email, car)}>
              {messages.remove}
            </Button>
          </>
        )
      )}
    </article>
  );
}
