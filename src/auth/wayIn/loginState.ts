import * as v from 'valibot';
import { MAX_RETURN_PATH } from '@/auth/limits';
import { isSignInPage, paths } from '@/lib/config/paths';

const stateSchema = v.fallback(
  v.object({
    from: v.fallback(v.optional(v.string()), undefined),
    refused: v.fallback(v.optional(v.picklist(['admin', 'seller'])), undefined),
  }),
  {},
);

/** Reads the location state of a redirect to the login page: the page to return to, and the role that the user lacks. */
export function readLoginState(state: unknown) {
  const { from, refused } = v.parse(stateSchema, state);
  return { returnTo: returnPath(from), refused };
}

/** Allows only paths of this app: other sites in any spelling (`//`, `/\`, schemes) and the login pages become `/`. */
function returnPath(from = '') {
  if (!from.startsWith('/')) return paths.root;
  const appOrigin = window.location.origin;
  if (from.length > MAX_RETURN_PATH || !URL.canParse(from, appOrigin)) return paths.root;
  const { origin, pathname, search, hash } = new URL(from, appOrigin);
  const page = decodePath(pathname);
  const isElsewhere = origin !== appOrigin || page === undefined || /^\/[/\\]/.test(page);
  return isElsewhere || isSignInPage(page) ? paths.root : pathname + search + hash;
}

/** Decoded as the route table matches it; undefined if it is malformed. */
function decodePath(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
