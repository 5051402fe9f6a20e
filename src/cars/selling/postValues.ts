import * as v from 'valibot';
import type { Car } from '@/cars/schema';
import type { PostedCar, Seller } from '@/cars/storedPost';
import type { PhotoFrame } from '@/photo/renderPhoto';
import { postField, postFields, type FieldDescription, type FieldName } from './postFields';

const isFieldName = (name: string): name is FieldName => name in postFields;
const fieldNames = Object.keys(postFields).filter(isFieldName);

/** The fields in a section of the form. */
export const fieldsIn = (section: FieldDescription['section']) =>
  fieldNames.filter((name) => postField(name).section === section);

const storedText = v.optional(v.fallback(v.string(), ''), '');

/** The form's texts as they are typed. Fields that do not fit, from a draft of another version, are emptied. */
export const postTextsSchema = v.object(v.entriesFromList(fieldNames, storedText));

export interface PostFields extends v.InferOutput<typeof postTextsSchema> {
  photo: File | undefined;
  /** The part of the photo that is posted. */
  frame: PhotoFrame | undefined;
}

export const emptyPost: PostFields = { ...v.parse(postTextsSchema, {}), photo: undefined, frame: undefined };

/** The data of a new post without the photo's URL, which is known only after the upload. */
export type CarFacts = Omit<PostedCar, 'image'>;

/** @param fields of a form without validation errors */
export function factsOf(fields: PostFields, seller: Seller): CarFacts {
  const values = fieldNames.map((name) => {
    const { read = (text: string) => text.trim() } = postField(name);
    return [name === 'priceStatus' ? 'isPriceFixed' : name, read(fields[name])] as const;
  });
  return { ...Object.fromEntries(values), seller };
}

/** The fields with the data of a post. A value that the form does not offer is left to be chosen. */
export function fieldsOf(car: Car): PostFields {
  const values = fieldNames.map((name) => [name, valueIn(postField(name), car)]);
  return { ...emptyPost, ...v.parse(postTextsSchema, Object.fromEntries(values)) };
}

function valueIn({ input, valueOf }: FieldDescription, car: Car) {
  const value = String(valueOf(car) ?? '');
  if (!('options' in input)) return value;
  return input.options.find((option) => option.value.toLowerCase() === value.toLowerCase())?.value ?? '';
}

/** The fields of a similar car: its photo, mileage and price are its own. */
export function similarTo(car: Car): PostFields {
  return { ...fieldsOf(car), mileage: '', price: '' };
}
