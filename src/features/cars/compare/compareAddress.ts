import { isObjectId } from '@/shared/api/objectId';
import { MAX_COMPARED_CARS } from '@/shared/config/carLimits';
import { paths } from '@/shared/config/paths';

/** What the address of a comparison states: `?cars=<id>,<id>&pin=<id>`. */
export interface AddressedComparison {
  ids: readonly string[];
  pinned: string | undefined;
}

/** Drops malformed ids, duplicates, and ids beyond `MAX_COMPARED_CARS`. */
export function readComparison(search: URLSearchParams): AddressedComparison {
  const ids = (search.get('cars') ?? '').split(',').map((id) => id.trim().toLowerCase());
  const unique = [...new Set(ids)].filter(isObjectId).slice(0, MAX_COMPARED_CARS);
  const pinned = search.get('pin')?.toLowerCase();
  return { ids: unique, pinned: unique.find((id) => id === pinned) };
}

export function addressOfComparison(ids: readonly string[], pinned: string | undefined) {
  const pin = pinned !== undefined && ids.includes(pinned) ? `&pin=${pinned}` : '';
  return `${paths.compare}?cars=${ids.join(',')}${pin}`;
}
