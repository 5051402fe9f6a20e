import { paths } from '@/lib/config/paths';
import { EmptyGarage } from '@/ui/art/EmptyGarage';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { wishlistTexts as texts, wishlistTexts } from '@/wishlist/texts';

export function NoWishes() {
  return (
    <EmptyState
      art={<EmptyGarage />}
      title={wishlistTexts.none}
      action={
        <ButtonLink to={paths.cars} variant="primary">
          {texts.seeCars}
        </ButtonLink>
      }
    >
      {wishlistTexts.noneHint}
    </EmptyState>
  );
}
