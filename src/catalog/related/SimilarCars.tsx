import { useMemo, useState } from 'react';
import type { Car } from '@/cars/schema';
import { differenceBetween } from '@/catalog/price/texts';
import { FoldedSection } from '@/ui/layout/FoldedSection';
import { currentCar, CarRows } from './CarRows';
import { similarCars, type SimilarCar } from './similarCars';
import { similarTexts as texts } from './texts';

export function SimilarCars({ car, cars }: { car: Car; cars: readonly Car[] }) {
  const similar = useMemo(() => similarCars(car, cars), [car, cars]);

  if (similar.length === 0) return null;
  return (
    <FoldedSection title={texts.title} hint={texts.count(similar.length)}>
      <SimilarRows car={car} cars={cars} similar={similar} />
    </FoldedSection>
  );
}

interface SimilarRowsProps {
  car: Car;
  cars: readonly Car[];
  similar: readonly SimilarCar[];
}

/** The cars that were similar when the section was opened, as they are listed now: nobody presses the wrong one because they move. */
function SimilarRows({ car, cars, similar }: SimilarRowsProps) {
  const [shown] = useState(similar);

  return (
    <CarRows
      cars={shown.map(({ car: seen, relation }) => {
        const other = currentCar(seen, cars);
        const note = [texts.relations[relation], differenceBetween(car, other)].filter(Boolean).join(', ');
        return { car: other, note };
      })}
    />
  );
}
