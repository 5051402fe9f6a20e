import { paths } from '@/lib/config/paths';
import { EmptyGarage } from '@/ui/art/EmptyGarage';
import { ButtonLink } from '@/ui/button/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
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
