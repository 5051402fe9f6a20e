import type { BuildSettings } from '@tools/buildSettings';
import type { Outcome } from './finding';
import type { Send } from './send';

/** What a check may use. */
export interface Consultation {
  readonly settings: BuildSettings;
  /** The origin of the deployed site, if it was given. */
  readonly site: string | undefined;
  /** Whether more than reads and preflights may be sent: the upload of a picture, and sign-ins that create nothing. */
  readonly mayWrite: boolean;
  readonly send: Send;
}

/** Yields what it finds. A `NoResponse` that it throws becomes a fault. */
export type Check = (consultation: Consultation) => AsyncIterable<Outcome> | Iterable<Outcome>;

/** The checks of one part by name. If the first one gets no response, the others are not tried. */
export type Checks = Readonly<Record<string, Check>>;

/** Belongs to nobody: the domain `invalid` is reserved. */
export const NOBODY = 'doctor@secondgear.invalid';
/** An ObjectId that no document has, because the first digits are a time in the year 2106. */
export const UNKNOWN_ID = 'f'.repeat(24);
/** The header of a page whose token has expired. It is well-formed: a host may end if a token is not. */
export const EXPIRED = { authorization: `Bearer ${expiredToken()}` };
/** The origin of a page that no host should know. */
export const FOREIGN_SITE = 'https://doctor.invalid';

/** Hosts that cannot be changed may end on what no page sends, so the doctor sends no more than a page would. */
export const ONLY_READS = 'without --write, only reads and preflights are sent.';

export const SITE_REMEDY = 'Name the site: npm run doctor -- --site https://…';

function expiredToken() {
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { email: NOBODY, iat: 0, exp: 1 },
  ].map((part) => JSON.stringify(part));
  return [...parts, 'signed with a key of a former year']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}
