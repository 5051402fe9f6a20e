import { createSearch } from '@/lib/text/search';
import type { Car } from '@/cars/schema';

/** Whether each word is in the title, the brand, the model or the description. @param words as `tokenize` returns them */
export const hasWords = createSearch(({ title, brand, model, description }: Car) =>
  [title, brand, model, description].filter(Boolean).join('\n'),
);
