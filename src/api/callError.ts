import { DatabaseTimeoutError } from '@/lib/browser/databases';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { ReloadPreventedError } from '@/lib/browser/reloadSite';
import { AUTH_ERROR_SLICE } from './limits';
import { errorTexts } from './texts';

export type CallErrorKind =
  /** There was no response: offline, time-out, connection lost. A write may or may not have arrived. */
  | 'no-response'
  /** The host responded with an error status. */
  | 'status'
  /** An error status that is not the host's: a network filter, proxy or VPN on the way refused. A write may or may not have arrived. */
  | 'blocked'
  /** The response does not match the contract, for instance an HTML error page. */
  | 'unreadable'
  /** 401 or 403 even with a new token, or another user is signed in by now. */
  | 'refused'
  /** `/jwt` found no user record of this email. */
  | 'no-record'
  /** `/jwt` issues no token before the user has confirmed their email. */
  | 'unconfirmed'
  /** The id is malformed, or the response for it is empty. */
  | 'not-found'
  /** The host responded, but the write changed nothing and its goal is not reached. */
  | 'unchanged'
  /** A write got no response and cannot be read back: sending it again may carry it out twice. */
  | 'maybe-done'
  /** A rule of this product forbids it; `message` is the sentence to show. */
  | 'rule';

interface CallErrorDetails {
  status?: number;
  retryAfterMs?: number | undefined;
  message?: string;
  cause?: unknown;
}

/** The error that all calls to the hosts throw. `describeError` returns the sentence to show for it. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: CallErrorKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: CallErrorKind, { status, retryAfterMs, message, cause }: CallErrorDetails = {}) {
    super(message ?? kind, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export function isCallError(error: unknown, ...kinds: CallErrorKind[]): error is CallError {
  return error instanceof CallError && (kinds.length === 0 || kinds.includes(error.kind));
}

/** Whether a failed write may have been carried out: no response of the host, a status from 500, or an unreadable response. */
export function isOutcomeUnknown(error: unknown) {
  return (
    isCallError(error, 'no-response', 'blocked', 'unreadable') ||
    (isCallError(error, 'status') && (error.status ?? 0) >= 500)
  );
}

/** Whether the host refuses this user's call, so that a retry would not help. */
export function isRefusal(error: unknown) {
  return isForbidden(error) || isCallError(error, 'refused', 'no-record', 'unconfirmed');
}

export function isForbidden(error: unknown) {
  return isCallError(error, 'status') && (error.status === 401 || error.status === 403);
}

/** The sentence shown for an error: what happened and what to do. Every shown error gets its text here. */
export function describeError(error: unknown) {
  if (isCallError(error)) return describeCall(error);
  if (error instanceof ChunkLoadError) return errorTexts.why[error.reason].text;
  if (error instanceof DatabaseTimeoutError) return errorTexts.databaseTimeout;
  if (error instanceof ReloadPreventedError) return errorTexts.notReloaded;
  const code = identityErrorCode(error);
  return code === undefined ? errorTexts.unknown : describeIdentityCode(code);
}

/** The part of a Firebase error's message that section 5 shows in small print; undefined for other errors. */
export function identityErrorSlice(error: unknown) {
  return identityErrorCode(error) !== undefined && error instanceof Error
    ? error.message.slice(...AUTH_ERROR_SLICE)
    : undefined;
}

const callSentences: Record<Exclude<CallErrorKind, 'no-response' | 'status' | 'rule'>, string> = {
  blocked: errorTexts.blocked,
  unreadable: errorTexts.unreadable,
  refused: errorTexts.refused,
  'no-record': errorTexts.noRecord,
  unconfirmed: errorTexts.unconfirmed,
  'not-found': errorTexts.notFound,
  unchanged: errorTexts.unchanged,
  'maybe-done': errorTexts.maybeDone,
};

function describeCall({ kind, status = 0, message }: CallError) {
  if (kind === 'no-response') return navigator.onLine ? errorTexts.noResponse : errorTexts.offline;
  if (kind === 'status') return describeStatus(status);
  return kind === 'rule' ? message : callSentences[kind];
}

function describeStatus(status: number) {
  if (status === 429) return errorTexts.busy;
  if (status >= 500) return errorTexts.server;
  if (status === 404) return errorTexts.unknownCall;
  return status === 401 || status === 403 ? errorTexts.refused : errorTexts.badRequest;
}

/** Firebase's error code without `auth/`, or undefined for other errors. Checks the name, as visitors do not load the SDK. */
export function identityErrorCode(error: unknown) {
  const isIdentityError = error instanceof Error && error.name === 'FirebaseError';
  return isIdentityError && 'code' in error ? String(error.code).replace('auth/', '') : undefined;
}

let sentences: Readonly<Record<string, string>> = {};

/** Called by the code of the identity service, which brings the sentences for its errors along. */
export function setIdentitySentences(all: typeof sentences) {
  sentences = all;
}

/** The sentence for an error code; for an unknown one a general sentence. */
export function describeIdentityCode(code: string) {
  return sentences[code] ?? sentences['unknown'] ?? errorTexts.unknown;
}

/** Whether Firebase may have carried out the call although it failed: there was no response, or an internal error. */
export function isResponseLost(error: unknown) {
  const lostCodes = new Set<unknown>(['network-request-failed', 'timeout', 'internal-error']);
  return lostCodes.has(identityErrorCode(error));
}
