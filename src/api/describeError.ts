import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { ReloadPreventedError } from '@/lib/browser/reloadSite';
import { AUTH_ERROR_SLICE } from '@/lib/config/limits';
import { errorTexts } from './texts';
import { isCallError, type CallError } from './callError';

/** The sentence shown for an error: what happened and what to do. Every shown error gets its text here. */
export function describeError(error: unknown) {
  if (isCallError(error)) return describeCall(error);
  if (error instanceof ChunkLoadError) return errorTexts.why[error.reason].text;
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

function describeCall(error: CallError) {
  switch (error.kind) {
    case 'no-response':
      return navigator.onLine ? errorTexts.noResponse : errorTexts.offline;
    case 'status':
      return describeStatus(error.status ?? 0);
    case 'unreadable':
      return errorTexts.unreadable;
    case 'refused':
      return errorTexts.refused;
    case 'no-record':
      return errorTexts.noRecord;
    case 'unconfirmed':
      return errorTexts.unconfirmed;
    case 'not-found':
      return errorTexts.notFound;
    case 'unchanged':
      return errorTexts.unchanged;
    case 'maybe-done':
      return errorTexts.maybeDone;
    case 'rule':
      return error.message;
  }
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
  return isIdentityError && 'code' in error ? String(error.code).replace(/^auth\//, '') : undefined;
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
  return ['network-request-failed', 'timeout', 'internal-error'].includes(identityErrorCode(error) ?? '');
}
