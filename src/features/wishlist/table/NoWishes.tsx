import { paths } from '@/shared/config/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { wishlistPageMessages } from '@/shared/messages/wishlistPage';

export function NoWishes() {
  return (
    <EmptyState
      art={<EmptyGarage />}
      title={wishlistPageMessages.none}
      action={
        <ButtonLink to={paths.cars} variant="primary">
          {messages.seeCars}
        </ButtonLink>
      }
    >
      {wishlistPageMessages.noneHint}
    </EmptyState>
  );
}
