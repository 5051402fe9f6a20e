import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { allCars } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { PricePlot } from '@/catalog/price/PricePlot';
import { nearestCars, pricePosition } from '@/catalog/price/pricePosition';
import { priceTexts } from '@/catalog/price/texts';
import type { PostFields, PostedFields } from '@/selling/post/postValues';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Stack } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { previewCar } from './previewCar';
import { previewTexts as texts } from './previewTexts';
import css from './BuyersView.module.css';

interface DraftPositionProps {
  control: Control<PostFields>;
  seller: PostedFields['seller'];
  replaced: Car | undefined;
}

/** Where the price that is typed lies among comparable cars. Nothing is said without a price or with too few such cars. */
export function DraftPosition({ control, seller, replaced }: DraftPositionProps) {
  const fields = useDeferredValue(useWatch({ control, compute: (values) => values }));
  const { data: cars } = useQuery(allCars);
  const { brand, model, price, mileage, title } = fields;
  const [car, position] = useMemo(() => {
    const shownFields = { ...fields, brand, model, price, mileage, title };
    const draft = previewCar(shownFields, { seller, image: undefined, id: replaced?.id });
    return [draft, cars && pricePosition(draft, cars)];
    // oxlint-disable-next-line react/exhaustive-deps -- Only these fields decide: typing a description computes nothing.
  }, [brand, model, price, mileage, title, cars, replaced?.id]);
  const shown = useMemo(() => position && nearestCars(car, position.cars), [car, position]);

  // Stryker disable next-line LogicalOperator: both are there, or none is.
  if (!position || !shown) return null;
  return (
    <Stack as="section" gap={3} className={css.position} aria-label={texts.position}>
      <LiveRegion weight="strong">{priceTexts.sentences(position)}</LiveRegion>
      <PricePlot car={car} others={shown} />
      <Text size="xs" isMuted>
        {position.method}
      </Text>
    </Stack>
  );
}
