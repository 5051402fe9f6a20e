import * as v from 'valibot';
import { text } from '@/api/fields';
import type { AskedField } from '@/cars/carFields';
import type { PostedCar, Seller } from '@/cars/postBody';
import type { Car } from '@/cars/schema';
import { wireNames } from '@/cars/schema';
import type { PhotoFrame } from '@/photo/renderPhoto';
import { sellingTexts } from '@/selling/texts';
import { askedField, postFields, type PostField } from './postFields';

const { change: texts } = sellingTexts;

export const fieldsIn = (section: AskedField['section']) =>
  postFields.filter((name) => askedField(name).section === section);

const storedText = v.fallback(v.string(), '');

/** The form's texts as they are typed. A field that does not fit is emptied. */
export const postTextsSchema = v.object(v.entriesFromList(postFields, storedText));

export interface PostFields extends v.InferOutput<typeof postTextsSchema> {
  photo: File | undefined;
  /** The part of the photo that is posted. */
  frame: PhotoFrame | undefined;
}

export const emptyPost: PostFields = { ...v.parse(postTextsSchema, {}), photo: undefined, frame: undefined };

/** The data of a new post without the photo's URL, which is known only after the upload. */
export type PostedFields = Omit<PostedCar, 'image'>;

/** @param fields of a form without validation errors */
export function postedFieldsOf(fields: PostFields, seller: Seller): PostedFields {
  const values = postFields.map((name) => [name, valueOf(askedField(name), fields[name])] as const);
  return { ...Object.fromEntries(values), seller };
}

function valueOf(field: AskedField, text: string) {
  if (field.read) return field.read(text);
  return field.input.kind === 'number' ? field.input.read(text) : text.trim();
}

/** The fields with the data of a post. A value that the form does not offer is left to be chosen. */
export function fieldsOf(car: Car): PostFields {
  const values = postFields.map((name) => [name, typedText(askedField(name), car[name])]);
  return { ...emptyPost, ...v.parse(postTextsSchema, Object.fromEntries(values)) };
}

/** Says what of a post the form cannot show, and so cannot keep if the seller changes it. */
export function unshownOf(car: Car): string[] {
  const fields = fieldsOf(car);
  return postFields.flatMap((name) => {
    const { label, input } = askedField(name);
    const value = car[name];
    if ('options' in input)
      return value !== undefined && fields[name] === '' ? texts.notOffered(label, String(value)) : [];
    // `sanitizeText` ends what it cuts with it.
    return fields[name].endsWith('…') ? texts.cut(label) : [];
  });
}

/**
 * What a changed post keeps as it is stored: the picture, and the texts that the seller has left as the form showed them. The form, as all
 * pages, shows a text without invisible characters and cut, and no picture of a host that is not listed.
 * @param stored the post as the API has it
 */
export function unchangedFields(facts: PostedFields, replaced: Car, stored: Readonly<Record<string, unknown>>) {
  const shown = postedFieldsOf(fieldsOf(replaced), facts.seller);
  const values = new Map<string, unknown>([...wireNames].map(([name, wireName]) => [name, stored[wireName]]));
  // As `carSchema` chooses: one in which nothing is visible does not count.
  values.set('model', stored[v.parse(text, stored['model_id']) === undefined ? 'model' : 'model_id']);
  const isText = (name: PostField) => ['text', 'long text', 'phone'].includes(askedField(name).input.kind);
  const kept = postFields.filter(
    (name) => isText(name) && facts[name] === shown[name] && typeof values.get(name) === 'string',
  );
  const image = values.get('image');
  return {
    ...Object.fromEntries(kept.map((name) => [name, values.get(name)])),
    image: typeof image === 'string' ? image : undefined,
  };
}

function typedText(field: AskedField, value: string | number | boolean | undefined) {
  const text = value === undefined ? '' : (field.typed?.(value) ?? String(value));
  if (!('options' in field.input)) return text;
  return field.input.options.find((option) => option.value.toLowerCase() === text.toLowerCase())?.value ?? '';
}

/** The fields of a similar car: its photo, mileage and price are its own. */
export function similarTo(car: Car): PostFields {
  return { ...fieldsOf(car), mileage: '', price: '' };
}
