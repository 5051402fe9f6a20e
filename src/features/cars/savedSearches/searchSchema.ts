import * as v from 'valibot';
import { slug } from '@/shared/api/fields';
import { MAX_SEARCH_QUERY } from '@/shared/config/storedLimits';

/** What a search looks for: a brand, if it was made on the page of one, and the filters as they are in the address. */
export const searchSchema = v.object({
  // An invalid slug makes the whole search invalid: without its brand it would match other cars.
  brand: v.optional(v.pipe(slug, v.string())),
  query: v.pipe(
    v.string(),
    v.check((query) => query.length <= MAX_SEARCH_QUERY),
  ),
});

export type Search = v.InferOutput<typeof searchSchema>;
