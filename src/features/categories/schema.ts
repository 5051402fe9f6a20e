import * as v from 'valibot';
import { id, picture, slug, text } from '@/shared/api/fields';

/** A brand that cars are sorted under. Without a slug nothing can be asked for, so the document is left out. */
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
