import { useDeferredValue, useState, useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CarCard } from '@/cars/cards/CarCard';
import type { Car } from '@/cars/schema';
import { shortTitleOf, titleOf } from '@/cars/texts';
import { useNow } from '@/lib/browser/useNow';
import { SHORT_TITLE } from '@/lib/config/limits';
import { WHOLE, type PhotoFrame, renderPhoto } from '@/photo/renderPhoto';
import type { PostedFields, PostFields } from '@/selling/post/postValues';
import { Stack } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { previewCar } from './previewCar';
import { previewTexts as texts } from './previewTexts';
import css from './BuyersView.module.css';

interface BuyersViewProps {
  form: UseFormReturn<PostFields>;
  seller: PostedFields['seller'];
  replaced: Car | undefined;
}

/** The card of the post as it would be now. What is not typed yet has a placeholder. */
export function BuyersView({ form, seller, replaced }: BuyersViewProps) {
  const fields = useDeferredValue(useWatch({ control: form.control, compute: (values) => values }));
  const framed = useFramedUrl(fields.photo, fields.frame);
  useNow();
  const image = fields.photo ? framed : replaced?.image;
  const car = previewCar(fields, { seller, image, id: undefined });
  const title = titleOf(car);
  const short = shortTitleOf(car, SHORT_TITLE);
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

const SIDE = 640;
/** The frame is rendered once it rests for this long. */
const REST_MS = 200;

/** The address of what the frame holds, as a small picture in memory. */
function useFramedUrl(photo: File | undefined, frame: PhotoFrame = WHOLE) {
  const [made, setMade] = useState<{ photo: File; url: string }>();
  const { x, y, width, height } = frame;

  useEffect(() => {
    // Stryker disable next-line ConditionalExpression: to render no photo fails, and nothing is shown then either.
    if (!photo) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      // Stryker disable next-line StringLiteral: the types know no other unit.
      renderPhoto(photo, { frame: { unit: '%', x, y, width, height }, maxSide: SIDE }).then(
        (framed) => {
          if (!isOver) setMade({ photo, url: URL.createObjectURL(framed.photo) });
        },
        // The preview then shows the car without a picture; what is wrong with the photo is said where it is sent.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [photo, x, y, width, height]);
  useEffect(() => made && (() => URL.revokeObjectURL(made.url)), [made]);
  // While the frame moves, the picture of its last place stays.
  return photo && made?.photo === photo ? made.url : undefined;
}
