import * as v from 'valibot';
import { createdAt, email, id, picture, text } from '@/api/fields';
import { carFields, descriptionOf, type FieldName } from './carFields';

const isField = (name: string): name is FieldName => name in carFields;
export const fieldNames = Object.keys(carFields).filter(isField);

/** What a post states about a car. */
export type CarFields = v.InferOutput<v.ObjectSchema<typeof carFields, undefined>>;

/** The names of the fields in the REST API. */
export const wireNames = new Map(fieldNames.map((name) => [name, descriptionOf(name).wireName ?? name]));

const postSchema = v.object({ ...carFields, modelId: text, name: text, photoUrl: picture, email, status: text });

/** Parses a car post of the REST API and renames its fields. An invalid field becomes undefined; the others are kept. */
export const carSchema = v.pipe(
  v.looseObject({ _id: id }),
  v.transform((post) => {
    const values: Record<string, unknown> = {
      modelId: post['model_id'],
      name: post['displayName'],
      photoUrl: post['photoURL'],
      email: post['email'],
      status: post['postStatus'],
    };
    for (const [name, wireName] of wireNames) values[name] = post[wireName];
    const { modelId, name, photoUrl, email: address, status, ...facts } = v.parse(postSchema, values);
    return {
      id: post._id,
      ...facts,
      model: modelId ?? facts.model,
      seller: { name, photoUrl, email: address },
      isSellerPost: status === 'sellerPost',
      listedAt: createdAt(post._id),
    };
  }),
);

export type Car = v.InferOutput<typeof carSchema>;
