import { paths } from '@/lib/config/paths';
import type { DraftId } from '@/cars/photo/photoStore';
import type { Car } from '@/cars/schema';
import { anotherPost, keptFields, type KeptField } from './lastPost';
import { emptyPost, fieldsOf, similarTo, type PostFields } from './postFields';

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
  const changed = /^change (.+)$/.exec(key)?.[1];
  return changed === undefined ? paths.postProduct : `${paths.postProduct}?change=${encodeURIComponent(changed)}`;
}
