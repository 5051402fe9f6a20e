export type CallErrorKind =
  /** No answer came: offline, time-out, connection lost. A write may or may not have arrived. */
  | 'no-answer'
  /** The host answered with an error status. */
  | 'status'
  /** The answer is not what the contract promises, for instance an HTML error page. */
  | 'unreadable'
  /** 401 or 403 for a token that was fetched since: this person may not do this. */
  | 'refused'
  /** `/jwt` knows no user record of this e-mail. */
  | 'no-record'
  /** The id is malformed, or the answer to it is empty. */
  | 'not-found'
  /** The host answered, but the write changed nothing and its goal is not reached. */
  | 'unchanged'
  /** A write got no answer and cannot be read back: sending it again may do it twice. */
  | 'maybe-done'
  /** A rule of this product forbids it; the message is the sentence to show. */
  | 'rule';

interface CallErrorDetails {
  status?: number;
  retryAfterMs?: number;
  message?: string;
  cause?: unknown;
}

/** The one error that calls to the hosted backends throw. `describeError` turns it to words. */
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

/** True when a write may have been carried out although it failed here: no answer, a server's error, or an unreadable answer. */
export function isOutcomeUnknown(error: unknown) {
  return isCallError(error, 'no-answer', 'unreadable') || (isCallError(error, 'status') && (error.status ?? 0) >= 500);
}

/** The host does not let this person have it: asking again changes nothing. */
export function isRefusal(error: unknown) {
  if (isCallError(error, 'status')) return error.status === 401 || error.status === 403;
  return isCallError(error, 'refused', 'no-record');
}
