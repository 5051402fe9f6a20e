import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { ReloadPreventedError } from '@/lib/browser/reloadSite';
import { AUTH_ERROR_SLICE } from '@/lib/config/limits';
import { errorTexts } from './texts';
import { isCallError, type CallError } from './callError';
import { describeIdentityCode, identityErrorCode } from './identityErrors';

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
