import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { previewMessages as messages } from '@/shared/messages/preview';
import { useMedia } from '@/shared/ui/useMedia';
import { narrowFrame, type PlotFrame } from '../deciding/plotFrame';
import { pricePosition } from '../deciding/pricePosition';
import { PricePlotFigure } from '../deciding/PricePlotFigure';
import { allCars } from '../queries';
import { CarRows } from '../related/CarRows';
import type { Car } from '../schema';
import type { PostFields, CarFacts } from '../selling/postFields';
import css from './BuyersView.module.css';
import { previewCar } from './previewCar';

interface DraftPositionProps {
  control: Control<PostFields>;
  seller: CarFacts['seller'];
  replaced: Car | undefined;
}

const frame: PlotFrame = { ...narrowFrame, width: 560, height: 260, isWide: true };

/** Where the price that is typed lies among comparable cars. It follows the price; nothing is said without a brand or a price. */
export function DraftPosition({ control, seller, replaced }: DraftPositionProps) {
  const isNarrow = useMedia('(max-width: 720px)');
  const fields = useDeferredValue(useWatch({ control, compute: (values) => values }));
  const [now] = useState(() => Date.now());
  const { data: cars } = useQuery(allCars);
  const { brand, model, price, mileage, title } = fields;
  const [car, position] = useMemo(() => {
    const draft = previewCar(
      { ...fields, brand, model, price, mileage, title },
      { seller, image: undefined, id: replaced?.id, now },
    );
    if (!cars || draft.brand === undefined || draft.price === undefined) return [draft, undefined];
    return [draft, pricePosition(draft, cars, isNarrow ? narrowFrame : frame)];
    // oxlint-disable-next-line react/exhaustive-deps -- Only these fields decide: typing a description computes nothing.
  }, [brand, model, price, mileage, title, cars, isNarrow, replaced?.id]);

  if (!position) return null;
  return (
    <section className={css['position']} aria-label={messages.position}>
      <p className={css['sentence']} aria-live="polite">
        {position.sentence}
      </p>
      {position.plot ? (
        <>
          <PricePlotFigure plot={position.plot} car={car} />
          <p className={css['method']}>{position.method}</p>
        </>
      ) : (
        position.shown.length > 0 && <CarRows cars={position.shown} />
      )}
    </section>
  );
}
