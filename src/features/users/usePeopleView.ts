import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type PeopleView } from './peopleView';

/** Search and order live in the address, which is replaced: Back leaves the list and does not go letter by letter. */
export function usePeopleView(): [PeopleView, (next: PeopleView) => void] {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readView(address), [address]);
  return [
    view,
    (next) => setAddress(writeView(next, address), { replace: true, flushSync: true, preventScrollReset: true }),
  ];
}
