import type { BuildSettings } from '@tools/buildSettings';
import type { Outcome } from './finding';
import type { Send } from './send';

/** What a check may use. */
export interface Consultation {
  readonly settings: BuildSettings;
  /** The origin of the deployed site, if it was given. */
  readonly site: string | undefined;
  /** Whether a picture may be uploaded. Nothing else is ever written. */
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
/** The origin of a page that no host should know. */
export const FOREIGN_SITE = 'https://doctor.invalid';

export const SITE_REMEDY = 'Name the site: npm run doctor -- --site https://…';
