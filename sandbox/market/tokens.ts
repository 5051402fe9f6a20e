import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import { jwtSecret, tokenLifetimeSeconds } from '@sandbox/run/settings';

const claimsSchema = v.object({ email: v.string() });

/** Issues an access token of the marketplace API; a negative lifetime makes an expired one. */
export function issueToken(email: string, lifetimeSeconds: number = tokenLifetimeSeconds): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return sign({ email, iat: now, exp: now + lifetimeSeconds }, jwtSecret, 'HS256');
}

/** Verifies the token of an Authorization header. A header without a token is `bad`; `missing` means no header. */
export async function readToken(header: string | undefined): Promise<{ email: string } | 'missing' | 'bad'> {
  if (header === undefined) return 'missing';
  try {
    return v.parse(claimsSchema, await verify(readBearerToken(header) ?? '', jwtSecret, 'HS256'));
  } catch {
    return 'bad';
  }
}

export function readBearerToken(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
}
