import * as v from 'valibot';
import { paths } from '@/shared/paths';

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
  if (!URL.canParse(from, here)) return paths.root;
  const { origin, pathname, search, hash } = new URL(from, here);
  const isElsewhere = origin !== here || pathname.startsWith('//');
  const isLogin = /^\/(login|signup)\/?$/i.test(pathname);
  return isElsewhere || isLogin ? paths.root : pathname + search + hash;
}
