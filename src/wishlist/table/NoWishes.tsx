import { paths } from '@/lib/config/paths';
import { EmptyGarage } from '@/ui/art/EmptyGarage';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { wishlistPageTexts } from '@/wishlist/pageTexts';

export function NoWishes() {
  return (
    <EmptyState
      art={<EmptyGarage />}
      title={wishlistPageTexts.none}
      action={
        <ButtonLink to={paths.cars} variant="primary">
          {texts.seeCars}
        </ButtonLink>
      }
    >
      {wishlistPageTexts.noneHint}
    </EmptyState>
  );
}
