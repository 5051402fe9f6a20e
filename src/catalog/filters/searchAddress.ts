import { generatePath } from 'react-router-dom';
import { paths } from '@/lib/config/paths';

/** The field of the brand in the search on home. The page of a brand has it in its path instead. */
export const BRAND = 'brand';

/**
 * The address of the cars that a search on home asks for. A browser that sends the form itself, before the code is there, writes all fields
 * into the query: that address becomes this one (`normalizeAddress.ts`).
 * @param query of the form
 */
export function searchAddress(query: URLSearchParams) {
  const slug = query.get(BRAND);
  const given = [...query].filter(([name, value]) => name !== BRAND && value !== '');
  const path = slug ? generatePath(paths.brand, { slug }) : paths.cars;
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
