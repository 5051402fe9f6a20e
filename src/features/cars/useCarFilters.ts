import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type CarFilters } from './carFilters';

/** @param how `typing` replaces the address, so that Back does not go letter by letter; a choice is a step of its own */
export type ChangeFilters = (next: CarFilters, how?: 'typing' | 'choice') => void;

/** What is looked for: it lives in the address, so Back, a reload and a shared link bring it back. */
export function useCarFilters(): [CarFilters, ChangeFilters] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);
  const change: ChangeFilters = (next, how = 'choice') =>
    setAddress(writeFilters(next, address), { replace: how === 'typing', preventScrollReset: true });
  return [filters, change];
}
