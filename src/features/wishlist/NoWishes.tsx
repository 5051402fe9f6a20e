import { paths } from '@/shared/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { wishlistWords as words } from '@/shared/words/wishlist';

export function NoWishes() {
  return (
    <EmptyState
      art={<EmptyGarage />}
      title={words.none}
      action={
        <ButtonLink to={paths.cars} look="primary">
          {words.seeCars}
        </ButtonLink>
      }
    >
      {words.noneHint}
    </EmptyState>
  );
}
