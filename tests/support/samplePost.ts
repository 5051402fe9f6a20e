import type * as v from 'valibot';
import type { FieldName } from '@/cars/carFields';
import type { carBody } from '@sandbox/market/carCalls';

interface Sample {
  /** In the REST API. */
  wireName: keyof v.InferInput<typeof carBody>;
  sent: string | number | boolean;
  /** In the form: what is typed, what is chosen from a list, or the radio button that is pressed. */
  label?: string;
  typed?: string;
  option?: { value: string; text: string };
  radio?: string;
}

/** What a seller enters in each field of a post, in the order of the form, and what is sent. */
const samples = {
  image: { wireName: 'img', sent: 'http://localhost:4103/cars/a.webp' },
  title: {
    wireName: 'title',
    sent: 'Toyota Corolla 1.8 Hybrid',
    label: 'Title',
    typed: 'Toyota Corolla 1.8 Hybrid',
  },
  brand: { wireName: 'slug', sent: 'toyota', label: 'Brand', option: { value: 'toyota', text: 'Toyota' } },
  model: { wireName: 'model', sent: 'Corolla E210 (2019)', label: 'Model', typed: 'Corolla E210 (2019)' },
  condition: {
    wireName: 'condition',
    sent: 'Used',
    label: 'Car condition',
    option: { value: 'Used', text: 'Used' },
  },
  gearType: {
    wireName: 'gear_type',
    sent: 'Automatic',
    label: 'Gear Type',
    option: { value: 'Automatic', text: 'Automatic' },
  },
  wheel: {
    wireName: 'wheel',
    sent: 'FWD',
    label: 'Car Wheel',
    option: { value: 'FWD', text: 'Front wheels (FWD)' },
  },
  position: { wireName: 'position', sent: 5, label: 'Sitting Position', typed: '5' },
  mileage: { wireName: 'mileage', sent: 48200, label: 'Mileage', typed: '48,200' },
  price: { wireName: 'price', sent: 12500, label: 'Price', typed: '12,500' },
  isPriceFixed: { wireName: 'negotiable_price', sent: false, radio: 'Negotiable' },
  phone: { wireName: 'phone', sent: '+46 31 555 01 17', label: 'Phone number', typed: '+46 31 555 01 17' },
  description: {
    wireName: 'description',
    sent: 'One owner, serviced every year.',
    label: 'Product Description',
    typed: 'One owner, serviced every year.',
  },
} as const satisfies Record<FieldName, Sample>;

export const sampleTitle = samples.title.typed;
const all: readonly Sample[] = Object.values(samples);

/** The fields of the form but the photo, in its order. */
export const enteredFields = all.filter(({ wireName }) => wireName !== 'img');

/** What is typed, by label. */
export const typedTexts: Readonly<Record<string, string>> = Object.fromEntries(
  all.flatMap(({ label, typed }) => (label !== undefined && typed !== undefined ? [[label, typed]] : [])),
);

/** The values that are chosen from lists, by label. */
export const chosenValues = Object.fromEntries(
  all.flatMap(({ label, option }) => (label !== undefined && option ? [[label, option.value]] : [])),
);

/** What a post is sent with, besides its seller. The address of the photo and the form of the telephone number are the test's. */
export const sentFields = Object.fromEntries(all.map(({ wireName, sent }) => [wireName, sent]));
