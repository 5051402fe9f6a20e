import * as v from 'valibot';
import { MAX_RETURN_PATH } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';

const stateSchema = v.fallback(
  v.object({
    from: v.fallback(v.optional(v.string()), undefined),
    refused: v.fallback(v.optional(v.picklist(['admin', 'seller'])), undefined),
  }),
  {},
);

/** What those who send people to the login page say: where they came from, and the role they lack. */
export function readLoginState(state: unknown) {
  const { from, refused } = v.parse(stateSchema, state);
  return { returnTo: returnPath(from), refused };
}

/** A path inside this app alone: other sites in any spelling (`//`, `/\`, schemes) and the login page itself become `/`. */
function returnPath(from = '') {
  if (!from.startsWith('/')) return paths.root;
  const here = window.location.origin;
  if (from.length > MAX_RETURN_PATH || !URL.canParse(from, here)) return paths.root;
  const { origin, pathname, search, hash } = new URL(from, here);
  const page = decoded(pathname);
  const isElsewhere = origin !== here || page === undefined || /^\/[/\\]/.test(page);
  return isElsewhere || /^\/(login|signup)\/?$/i.test(page) ? paths.root : pathname + search + hash;
}

/** As the route table reads it. */
function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
