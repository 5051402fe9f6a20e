import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type CarFilters } from './carFilters';

/**
 * @param change makes the next filters of those in force, which may be newer than what is on the screen
 * @param how `typing` replaces the address, so that Back does not go letter by letter; a choice is a step of its own
 */
export type ChangeFilters = (change: (now: CarFilters) => CarFilters, how?: 'typing' | 'choice') => void;

/** What is looked for: it lives in the address, so Back, a reload and a shared link bring it back. */
export function useCarFilters(): [CarFilters, ChangeFilters] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);

  const change: ChangeFilters = (next, how = 'choice') => {
    // The screen follows the address a moment later, and two clicks may fall into that moment.
    const now = new URLSearchParams(window.location.search);
    const isTyping = how === 'typing';
    setAddress(writeFilters(next(readFilters(now)), now), {
      replace: isTyping,
      flushSync: isTyping,
      preventScrollReset: true,
    });
  };
  return [filters, change];
}
