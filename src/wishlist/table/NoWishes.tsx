import { paths } from '@/lib/config/paths';
import { EmptyBay } from '@/ui/art/EmptyBay';
import { EmptyState } from '@/ui/art/EmptyState';
import { ButtonLink } from '@/ui/button/Button';
import { wishlistTexts as texts } from '@/wishlist/texts';

export function NoWishes() {
  return (
    <EmptyState
      art={<EmptyBay />}
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
