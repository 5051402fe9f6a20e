import { generatePath } from 'react-router-dom';
import { paths } from '@/lib/config/paths';

/** The fields of the search on home, by their names in the address of the cars. A brand's page has the brand in its path instead. */
export type SearchField = 'brand' | 'maxPrice' | 'minYear';

/**
 * The address of the cars that a search on home asks for. A browser that sends the form itself, before the code is there, writes all fields
 * into the query: that address becomes this one (`normalizeAddress.ts`).
 * @param query of the form
 */
export function searchAddress(query: URLSearchParams) {
  const slug = query.get('brand' satisfies SearchField);
  const given = [...query].filter(([name, value]) => name !== 'brand' && value !== '');
  const path = slug ? generatePath(paths.brand, { slug }) : paths.cars;
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
