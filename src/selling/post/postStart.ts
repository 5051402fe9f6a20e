import * as v from 'valibot';
import { phone, slug } from '@/api/fields';
import type { Car } from '@/cars/schema';
import { createUserStore } from '@/lib/browser/userStore';
import { paths } from '@/lib/config/paths';
import type { DraftId } from './postRecord';
import { emptyPost, fieldsOf, similarTo, type PostFields, type PostedFields } from './postValues';

/** What the form is opened for. */
export interface PostStart {
  /** Identifies it in the draft. */
  key: string;
  draft: DraftId;
  fields: PostFields;
  /** The fields that are filled in as in the last post. */
  kept?: readonly KeptField[];
  /** The post that is changed. */
  replaced?: Car;
}

export function newPost(email: string): PostStart {
  return { key: '', draft: { email, name: 'new post' }, fields: emptyPost };
}

export function another(email: string): PostStart {
  const fields = anotherPost(email);
  return { ...newPost(email), key: 'another', fields, kept: keptFields.filter((name) => fields[name] !== '') };
}

export function similar(email: string, car: Car): PostStart {
  return { ...newPost(email), key: `similar ${car.id}`, fields: similarTo(car) };
}

export function change(email: string, car: Car): PostStart {
  return { key: `change ${car.id}`, draft: { email, name: 'changed post' }, fields: fieldsOf(car), replaced: car };
}

/** Where the form of a stored draft is. */
export function addressOfDraft(key: string) {
  if (!key.startsWith('change ')) return paths.postCar;
  return `${paths.postCar}?change=${encodeURIComponent(key.replace('change ', ''))}`;
}

const schema = v.object({
  brand: v.optional(slug),
  phone: v.optional(phone),
  isPriceFixed: v.optional(v.picklist(['fixed', 'negotiable'])),
});

/** What the next post of a seller has in common with the last one on this device. */
const lastPost = createUserStore<v.InferOutput<typeof schema>>('last post 1', schema, {});

export function rememberPost({ brand, phone: number, isPriceFixed, seller }: PostedFields) {
  const kept = { brand, phone: number, isPriceFixed: isPriceFixed ? 'fixed' : 'negotiable' };
  lastPost.update(seller.email, () => v.parse(schema, kept));
}

const keptFields = ['brand', 'phone', 'isPriceFixed'] as const;
type KeptField = (typeof keptFields)[number];

/** The fields of another post by the same seller. */
function anotherPost(email: string): PostFields {
  const { brand = '', phone: number = '', isPriceFixed = '' } = lastPost.read(email);
  return { ...emptyPost, brand, phone: number, isPriceFixed };
}
