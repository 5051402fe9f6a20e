import { useAddressQuery, withParam } from '@/lib/browser/useAddressQuery';
import { caseSorts } from './cases';

export type QueueView = ReturnType<typeof useQueueView>;

type Name = 'q' | 'sort' | 'case';

/** The search, the order and the open case are in the URL, so that Back returns to the same case. */
export function useQueueView() {
  const [query, changeQuery] = useAddressQuery();
  const params = new URLSearchParams(query);
  return {
    search: params.get('q') ?? '',
    sort: caseSorts.find((sort) => sort === params.get('sort')) ?? 'oldest',
    openKey: params.get('case')?.toLowerCase(),
    change: (name: Name, value: string | undefined, isPushed = false) =>
      changeQuery((current) => withParam(current, name, value), isPushed),
    /** The query string with which this case is open. */
    addressOf: (key: string) => withParam(new URLSearchParams(query), 'case', key).toString(),
  };
}
