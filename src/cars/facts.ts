import * as v from 'valibot';
import { longText, phone, picture, slug, text, dollars, kilometres, seats } from '@/api/fields';
import { formatDistance } from '@/lib/text/format';
import { readsAsFixed } from './priceStatus';
import { statedYear } from './statedYear';

/** What a post states about a car, and how each is read. The form asks for them as `postFields` says. */
export const factSchemas = {
  title: text,
  image: picture,
  price: dollars,
  brand: slug,
  condition: text,
  position: seats,
  wheel: text,
  mileage: kilometres,
  gearType: text,
  model: text,
  isPriceFixed: v.pipe(v.unknown(), v.transform(readsAsFixed)),
  phone,
  description: longText,
};

export type FactName = keyof typeof factSchemas;

/** The names of the REST API that are not ours. */
export const wireNames: Partial<Record<FactName, string>> = {
  image: 'img',
  brand: 'slug',
  gearType: 'gear_type',
  isPriceFixed: 'negotiable_price',
};

export type Facts = v.InferOutput<v.ObjectSchema<typeof factSchemas, undefined>>;

/** With its unit; undefined if the post does not state it. */
export type TextOf = (car: Partial<Facts>) => string | undefined;

/** The line of facts on a card and at the top of the car's page, in this order. The year is found in the texts of a post. */
export const cardFacts = {
  year: (car) => statedYear(car)?.toString(),
  mileage: ({ mileage }) => (mileage === undefined ? undefined : formatDistance(mileage)),
  gearType: ({ gearType }) => gearType,
} satisfies Partial<Record<FactName | 'year', TextOf>>;
