import { paths } from '@/shared/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { wishlistMessages as messages } from '@/shared/words/wishlist';

export function NoWishes() {
  return (
    <EmptyState
      art={<EmptyGarage />}
      title={messages.none}
      action={
        <ButtonLink to={paths.cars} variant="primary">
          {messages.seeCars}
        </ButtonLink>
      }
    >
      {messages.noneHint}
    </EmptyState>
  );
}
