import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { carDetailsTexts as texts } from './texts';

interface CarNotFoundProps {
  /** The label of the link to all cars. */
  action?: string;
}

/** Shown if no car has the id: the car was sold or removed, or the id is mistyped. */
export function CarNotFound({ action = carTexts.toAllCars }: CarNotFoundProps) {
  return (
    <EmptyState art={<EmptySearch />} title={texts.carNotFound} link={{ to: paths.cars, label: action }}>
      {texts.carNotFoundHint}
    </EmptyState>
  );
}
