import type { Settings } from '@/lib/config/settings';
import type { Send } from './send';

const marks = { ok: 'ok     ', advice: 'advice ', risk: 'RISK   ', fault: 'FAULT  ', unknown: 'unknown' } as const;

/**
 * What the doctor says, in a sentence. A `fault` keeps people from what they came for. With a `risk` it works, but somebody else can harm
 * them; with `advice` it could be better. `unknown` could not be tried.
 */
export interface Finding {
  readonly kind: keyof typeof marks;
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
export const risk = (text: string, remedy: string): Finding => ({ kind: 'risk', text, remedy });
export const unknown = (text: string, remedy: string): Finding => ({ kind: 'unknown', text, remedy });

/** Belongs to nobody: the domain `invalid` is reserved. */
export const NOBODY = 'doctor@secondgear.invalid';
/** An ObjectId that no document has, because the first digits are a time in the year 2106. */
export const UNKNOWN_ID = 'f'.repeat(24);
export const NAME_SITE = 'Name the site: npm run doctor -- --site https://…';
export const notWritten = (what: string) =>
  unknown(`${what} is not known.`, 'Add --write; docs/operations.md says what it sends.');

/** What people read in the terminal. */
export function report(parts: readonly (readonly [name: string, findings: readonly Finding[]])[]) {
  const lines = parts.flatMap(([name, findings]) => [name, ...findings.map(lineOf), '']);
  const count = (wanted: Finding['kind']) =>
    parts.flatMap(([, findings]) => findings).filter(({ kind }) => kind === wanted).length;
  const faults = count('fault');
  return { text: [...lines, `Faults: ${faults}. Risks: ${count('risk')}.`].join('\n'), hasFaults: faults > 0 };
}

function lineOf({ kind, text, remedy }: Finding) {
  return `  ${marks[kind]}  ${text}${remedy === undefined ? '' : `\n           → ${remedy}`}`;
}
