import * as v from 'valibot';
import { id, picture, slug, text } from '@/api/fields';

/** A brand by which cars are grouped. A document without a slug is left out, because its cars cannot be fetched. */
export const categorySchema = v.pipe(
  v.object({
    _id: id,
    name: v.optional(text),
    slug: v.pipe(slug, v.string()),
    brand_img: v.optional(picture),
  }),
  v.transform(({ _id, name, slug, brand_img }) => ({
    id: _id,
    name: name ?? slug.toUpperCase(),
    slug,
    image: brand_img,
  })),
);

export type Category = v.InferOutput<typeof categorySchema>;
