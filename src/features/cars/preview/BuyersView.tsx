import { useDeferredValue, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SHORT_TITLE } from '@/shared/config/limits';
import { formatPrice, orNotStated, truncate } from '@/shared/messages/format';
import { previewMessages as messages } from '@/shared/messages/preview';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import { Picture } from '@/shared/ui/Picture';
import { CarCard } from '../cards/CarCard';
import { PriceTag } from '../cards/PriceTag';
import { CarSpecs } from '../details/CarSpecs';
import type { PhotoEditorState } from '../photo/usePhotoEditor';
import type { Car } from '../schema';
import type { CarFacts, PostFields } from '../selling/postFields';
import { titleOf } from '../titleOf';
import css from './BuyersView.module.css';
import { previewCar } from './previewCar';
import { useFramedUrl } from './useFramedUrl';

interface BuyersViewProps {
  form: UseFormReturn<PostFields>;
  seller: CarFacts['seller'];
  editor: PhotoEditorState;
  /** The post that is changed. */
  replaced: Car | undefined;
}

/** The card and the page of the post as they would be now. */
export function BuyersView({ form, seller, editor, replaced }: BuyersViewProps) {
  const fields = useDeferredValue(useWatch({ control: form.control, compute: (values) => values }));
  const framed = useFramedUrl(editor.picture, editor.frame);
  const [now] = useState(() => Date.now());
  const [isWhole, setIsWhole] = useState(false);
  const image = editor.photo ? framed : replaced?.image;
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
            <CarCard car={car} titleLength={SHORT_TITLE} />
          </div>
        </div>
        {fields.title.trim() !== '' && <figcaption>{rest === '' ? messages.fits : messages.cut(rest)}</figcaption>}
      </figure>
      <figure aria-label={messages.page}>
        <div className={cx(css['page'], isWhole && css['whole'])} inert>
          <Picture src={car.image} alt="" brand={car.brand} />
          <div className={css['inner']}>
            <p dir="auto" className={css['title']}>
              {title}
            </p>
            <p className={css['price']}>
              <b>{formatPrice(car.price)}</b>
              <PriceTag car={car} />
            </p>
            <CarSpecs car={car} />
            <p dir="auto" className={css['text']}>
              {car.description ?? orNotStated(messages.noText)}
            </p>
          </div>
        </div>
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? messages.less : messages.whole}
        </Button>
      </figure>
    </aside>
  );
}
