import { useMemo } from 'react';
import type { Car } from '@/cars/schema';
import { differenceBetween } from '@/catalog/price/differenceBetween';
import { FoldedSection } from '@/ui/layout/FoldedSection';
import { CarRows } from './CarRows';
import { similarCars } from './similarCars';
import { similarTexts as texts } from './texts';

/** Up to four similar cars, each with the reasons why it is similar. */
export function SimilarCars({ car, cars }: { car: Car; cars: readonly Car[] }) {
  const similar = useMemo(() => similarCars(car, cars), [car, cars]);

  if (similar.length === 0) return null;
  return (
    <FoldedSection title={texts.title} hint={texts.count(similar.length)}>
      <CarRows
        cars={similar.map(({ car: other, relation }) => ({
          car: other,
          note: [texts.relations[relation], differenceBetween(car, other)].filter(Boolean).join(', '),
        }))}
      />
    </FoldedSection>
  );
}
