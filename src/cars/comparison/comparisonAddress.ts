import { isObjectId } from '@/api/objectId';
import { MAX_COMPARED_CARS } from '@/cars/limits';
import { paths } from '@/lib/config/paths';

/** The ids in the address of a comparison, `?cars=<id>,<id>`, without malformed ones, duplicates, and those beyond `MAX_COMPARED_CARS`. */
export function readComparison(search: URLSearchParams): readonly string[] {
  const ids = (search.get('cars') ?? '').split(',').map((id) => id.trim().toLowerCase());
  return [...new Set(ids)].filter(isObjectId).slice(0, MAX_COMPARED_CARS);
}

export function addressOfComparison(ids: readonly string[]) {
  return `${paths.compare}?cars=${ids.join(',')}`;
}
