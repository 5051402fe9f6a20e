import { paths } from '@/lib/config/paths';
import { EmptyGarage, EmptyState } from '@/ui/art/EmptyState';
import { ButtonLink } from '@/ui/button/Button';
import { wishlistTexts as texts } from '@/wishlist/texts';

export function NoWishes() {
  return (
    <EmptyState
      art={<EmptyGarage />}
      title={texts.none}
      action={
        <ButtonLink to={paths.cars} variant="primary">
          {texts.seeCars}
        </ButtonLink>
      }
    >
      {texts.noneHint}
    </EmptyState>
  );
}
