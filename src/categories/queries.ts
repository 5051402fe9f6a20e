import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { listOf } from '@/api/fields';
import { keys } from '@/lib/config/queryKeys';
import { categorySchema } from './schema';

export const categories = queryOptions({
  queryKey: keys.categories,
  queryFn: ({ signal }) => api.get('/carCategories', listOf(categorySchema), { signal }),
});
