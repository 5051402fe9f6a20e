import { useMemo } from 'react';
import { similarTexts as texts } from './texts';
import { FoldedSection } from '@/ui/layout/FoldedSection';
import type { Car } from '@/cars/schema';
import { CarRows } from './CarRows';
import { differenceBetween } from '@/catalog/price/differenceBetween';
import { similarCars } from './similarCars';

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
