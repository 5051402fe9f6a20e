import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import { jwtSecret, tokenLifetimeSeconds } from '@sandbox/run/settings';

const claims = v.object({ email: v.string() });

/** A signed token of the market; a negative lifetime makes one that has run out. */
export function issueToken(email: string, lifetimeSeconds: number = tokenLifetimeSeconds): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return sign({ email, iat: now, exp: now + lifetimeSeconds }, jwtSecret, 'HS256');
}

/** Whose token an authorization header carries; a header that carries none is bad, not missing. */
export async function readToken(header: string | undefined): Promise<{ email: string } | 'missing' | 'bad'> {
  if (header === undefined) return 'missing';
  try {
    return v.parse(claims, await verify(bearerOf(header) ?? '', jwtSecret, 'HS256'));
  } catch {
    return 'bad';
  }
}

export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
}
