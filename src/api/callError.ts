export type CallErrorKind =
  /** There was no response: offline, time-out, connection lost. A write may or may not have arrived. */
  | 'no-response'
  /** The host responded with an error status. */
  | 'status'
  /** The response does not match the contract, for instance an HTML error page. */
  | 'unreadable'
  /** 401 or 403 even with a new token, or another user is signed in by now. */
  | 'refused'
  /** `/jwt` found no user record of this e-mail. */
  | 'no-record'
  /** `/jwt` issues no token before the user has confirmed their e-mail. */
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
  retryAfterMs?: number;
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

/** Whether a failed write may have been carried out: no response, a status from 500, or an unreadable response. */
export function isOutcomeUnknown(error: unknown) {
  return (
    isCallError(error, 'no-response', 'unreadable') || (isCallError(error, 'status') && (error.status ?? 0) >= 500)
  );
}

/** Whether the host refuses this user's call, so that a retry would not help. */
export function isRefusal(error: unknown) {
  if (isCallError(error, 'status')) return error.status === 401 || error.status === 403;
  return isCallError(error, 'refused', 'no-record', 'unconfirmed');
}
