import { queryOptions } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { listOf } from '@/shared/api/fields';
import { keys } from '@/shared/config/queryKeys';
import { categorySchema } from './schema';

export const categories = queryOptions({
  queryKey: keys.categories,
  queryFn: ({ signal }) => api.get('/carCategories', listOf(categorySchema), { signal }),
});
