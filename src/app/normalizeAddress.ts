import { generatePath, matchPath } from 'react-router-dom';
import { isObjectId } from '@/api/objectId';
import { paths } from '@/lib/config/paths';

/**
 * Writes the address of an opened page as this app's links have it, so that each page has one: without a slash at the end, and with ids and
 * the app's own words in the letters in which they are compared.
 */
export function normalizeAddress() {
  const { pathname, search, hash } = window.location;
  const normalized = normalizedPath(pathname);
  if (normalized !== pathname) window.history.replaceState(window.history.state, '', normalized + search + hash);
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
