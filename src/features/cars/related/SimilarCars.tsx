import { useMemo } from 'react';
import { similarMessages as messages } from '@/shared/messages/similar';
import { FoldedSection } from '../details/FoldedSection';
import type { Car } from '../schema';
import { CarRows } from './CarRows';
import { differenceBetween } from './difference';
import { similarCars } from './similarCars';

/** Up to four similar cars, each with the reasons why it is similar. */
export function SimilarCars({ car, cars }: { car: Car; cars: readonly Car[] }) {
  const similar = useMemo(() => similarCars(car, cars), [car, cars]);

  if (similar.length === 0) return null;
  return (
    <FoldedSection title={messages.title} hint={messages.count(similar.length)}>
      <CarRows
        cars={similar.map(({ car: other, relation }) => ({
          car: other,
          note: [messages.relations[relation], differenceBetween(car, other)].filter(Boolean).join(', '),
        }))}
      />
    </FoldedSection>
  );
}
