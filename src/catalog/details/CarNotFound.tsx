import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { ButtonLink } from '@/ui/button/Button';
import { carDetailsTexts as texts } from './texts';

interface CarNotFoundProps {
  /** The label of the link to all cars. */
  action?: string;
}

/** Shown if no car has the id: the car was sold or removed, or the id is mistyped. */
export function CarNotFound({ action = carTexts.toAllCars }: CarNotFoundProps) {
  return (
    <EmptyState
      art={<EmptySearch />}
      title={texts.carNotFound}
      action={
        <ButtonLink to={paths.cars} variant="primary">
          {action}
        </ButtonLink>
      }
    >
      {texts.carNotFoundHint}
    </EmptyState>
  );
}
