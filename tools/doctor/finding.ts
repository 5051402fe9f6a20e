import type { Settings } from '@/lib/config/settings';
import type { Send } from './send';

/**
 * What the doctor says, in a sentence. A `fault` keeps people from what they came for. With `advice` it works, but could be safer or
 * faster. `unknown` could not be tried.
 */
export interface Finding {
  readonly kind: 'ok' | 'fault' | 'advice' | 'unknown';
  readonly text: string;
  /** What to do about it. */
  readonly remedy?: string;
}

/** What the examination of a host may use. */
export interface Visit {
  readonly settings: Settings;
  /** The origin of the deployed site, if it was given. */
  readonly site: string | undefined;
  /** Whether more than reads and preflights may be sent: the upload of a picture, and sign-ins that create nothing. */
  readonly mayWrite: boolean;
  readonly send: Send;
}

export const ok = (text: string): Finding => ({ kind: 'ok', text });
export const fault = (text: string, remedy: string): Finding => ({ kind: 'fault', text, remedy });
export const advice = (text: string, remedy: string): Finding => ({ kind: 'advice', text, remedy });
export const unknown = (text: string, remedy: string): Finding => ({ kind: 'unknown', text, remedy });

/** Belongs to nobody: the domain `invalid` is reserved. */
export const NOBODY = 'doctor@secondgear.invalid';
/** An ObjectId that no document has, because the first digits are a time in the year 2106. */
export const UNKNOWN_ID = 'f'.repeat(24);
/** The origin of a page that no host should know. */
export const FOREIGN_SITE = 'https://doctor.invalid';
export const NAME_SITE = 'Name the site: npm run doctor -- --site https://…';
export const notWritten = (what: string, does: string) =>
  unknown(`${what} is not known: without --write, only reads and preflights are sent.`, `Add --write: it ${does}.`);
