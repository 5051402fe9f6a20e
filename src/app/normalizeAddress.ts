import { generatePath, matchPath } from 'react-router-dom';
import { isObjectId } from '@/api/objectId';
import { BRAND, searchAddress } from '@/catalog/filters/searchAddress';
import { paths } from '@/lib/config/paths';

/**
 * Writes the address of an opened page as this app's links have it, so that each page has one: without a slash at the end, and with ids and
 * the app's own words in the letters in which they are compared. A search that the browser has sent itself becomes the address of its cars.
 */
export function normalizeAddress() {
  const { pathname, search, hash } = window.location;
  const path = normalizedPath(pathname);
  const normalized = path === paths.cars ? normalizedSearch(search) : path + search;
  if (normalized !== pathname + search) window.history.replaceState(window.history.state, '', normalized + hash);
}

/** What the form of home has sent, with its empty fields, or any other query of the list. */
function normalizedSearch(search: string) {
  const query = new URLSearchParams(search);
  const isSent = query.has(BRAND) || [...query.values()].includes('');
  return isSent ? searchAddress(query) : paths.cars + search;
}

/** A path that is not of this app, or that it could not write again, stays as it is. */
function normalizedPath(pathname: string) {
  const decoded = decode(pathname);
  if (decoded === undefined) return pathname;
  for (const pattern of Object.values(paths)) {
    const params = matchPath(pattern, decoded)?.params;
    if (!params) continue;
    const id = params['id'];
    if (pattern.includes(':id') && !(id !== undefined && isObjectId(id))) return pathname;
    return generatePath<string>(pattern, id === undefined ? params : { id: id.toLowerCase() });
  }
  return pathname;
}

/** Undefined if the path is malformed, or has an encoded slash or percent sign. */
function decode(pathname: string) {
  try {
    const decoded = decodeURI(pathname);
    return decoded.includes('%') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
