import { useAddressParams, withParam } from '@/lib/browser/useAddressQuery';
import { caseSorts } from './cases';

export type QueueView = ReturnType<typeof useQueueView>;

/** The search, the order and the open case are in the URL, so that Back returns to the same case. */
export function useQueueView() {
  const [params, change] = useAddressParams();
  return {
    search: params.get('q') ?? '',
    sort: caseSorts.find((sort) => sort === params.get('sort')) ?? 'oldest',
    openKey: params.get('case')?.toLowerCase(),
    change,
    /** The query string with which this case is open. */
    addressOf: (key: string) => withParam(new URLSearchParams(params), 'case', key).toString(),
  };
}
