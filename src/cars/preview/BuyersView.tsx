import { useDeferredValue, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SHORT_TITLE } from '@/lib/config/limits';
import { truncate } from '@/lib/text/format';
import { previewTexts as texts } from './texts';
import { CarCard } from '@/cars/cards/CarCard';
import type { Car } from '@/cars/schema';
import type { CarFacts, PostFields } from '@/cars/selling/postValues';
import { titleOf } from '@/cars/cards/texts';
import { Stack } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './BuyersView.module.css';
import { previewCar } from './previewCar';
import { useFramedUrl } from './useFramedUrl';

interface BuyersViewProps {
  form: UseFormReturn<PostFields>;
  seller: CarFacts['seller'];
  /** The post that is changed. */
  replaced: Car | undefined;
}

/** The card of the post as it would be now. What is not typed yet has a placeholder. */
export function BuyersView({ form, seller, replaced }: BuyersViewProps) {
  const fields = useDeferredValue(useWatch({ control: form.control, compute: (values) => values }));
  const framed = useFramedUrl(fields.photo, fields.frame);
  const [now] = useState(() => Date.now());
  const image = fields.photo ? framed : replaced?.image;
  const car = previewCar(fields, { seller, image, id: undefined, now });
  const title = titleOf(car);
  const short = truncate(title, SHORT_TITLE);
  const rest = short === title ? '' : title.slice(short.length - 1).trim();

  return (
    <Stack as="aside" gap={5} className={css.view} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Stack as="figure" gap={2} align="start" aria-label={texts.card}>
        <Stack align="center" className={css.box} inert>
          <div className={css.card}>
            <CarCard
              car={{ ...car, title: car.title ?? texts.placeholders.title }}
              titleLength={SHORT_TITLE}
              unpriced={texts.placeholders.price}
            />
          </div>
        </Stack>
        {fields.title.trim() !== '' && (
          <Text as="figcaption" size="xs" isMuted isBreaking>
            {rest === '' ? texts.fits : texts.cut(rest)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
