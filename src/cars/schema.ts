import * as v from 'valibot';
import { createdAt, email, id, picture, text } from '@/api/fields';
import { factSchemas, wireNames, type FactName } from './facts';

const isFact = (name: string): name is FactName => name in factSchemas;
export const factNames = Object.keys(factSchemas).filter(isFact);

/** The name of a fact in the REST API. */
export const wireNameOf = (fact: FactName) => wireNames[fact] ?? fact;

const postSchema = v.object({ ...factSchemas, modelId: text, name: text, photoUrl: picture, email, status: text });

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
    for (const fact of factNames) values[fact] = post[wireNameOf(fact)];
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
