import { useMemo } from 'react';
import type { Car } from '@/cars/schema';
import { FoldedSection } from '@/ui/layout/FoldedSection';
import { Text } from '@/ui/Text';
import { PRICE_SECTION } from './PriceLine';
import { PricePlot } from './PricePlot';
import { nearestCars, type PricePosition } from './pricePosition';
import { PriceTable } from './PriceTable';
import { priceTexts as texts } from './texts';
import css from './PriceSection.module.css';

/** The comparable cars in a plot and in a table, and how they were counted. */
export function PriceSection({ car, position }: { car: Car; position: PricePosition | undefined }) {
  if (!position) return null;
  return (
    <FoldedSection id={PRICE_SECTION} title={texts.title} hint={texts.hint(position.cars.length + 1, position.name)}>
      <PriceComparison car={car} position={position} />
    </FoldedSection>
  );
}

function PriceComparison({ car, position }: { car: Car; position: PricePosition }) {
  const { cars } = position;
  const shown = useMemo(() => nearestCars(car, cars), [car, cars]);

  return (
    <div className={css.comparison}>
      <Text size="l" weight="medium">
        {texts.sentences(position)}
      </Text>
      <PricePlot car={car} others={shown} />
      <Text size="s" isMuted className={css.method}>
        <span>{position.method}</span>{' '}
        {shown.length < cars.length && <span>{texts.notShown(shown.length, cars.length)}</span>}
      </Text>
      <PriceTable car={car} others={shown} />
    </div>
  );
}
