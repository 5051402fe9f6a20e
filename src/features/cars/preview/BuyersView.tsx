import { useDeferredValue, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SHORT_TITLE } from '@/shared/config/limits';
import { truncate } from '@/shared/messages/format';
import { previewMessages as messages } from '@/shared/messages/preview';
import { CarCard } from '../cards/CarCard';
import type { Car } from '../schema';
import type { CarFacts, PostFields } from '../selling/postFields';
import { titleOf } from '../titleOf';
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
    <aside className={css['view']} aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <figure aria-label={messages.card}>
        <div className={css['box']} inert>
          <div className={css['card']}>
            <CarCard
              car={{ ...car, title: car.title ?? messages.placeholders.title }}
              titleLength={SHORT_TITLE}
              unpriced={messages.placeholders.price}
            />
          </div>
        </div>
        {fields.title.trim() !== '' && <figcaption>{rest === '' ? messages.fits : messages.cut(rest)}</figcaption>}
      </figure>
    </aside>
  );
}
