import { ChunkLoadError } from '@/shared/browser/loadChunk';
import { ReloadPreventedError } from '@/shared/browser/reloadSite';
import { AUTH_ERROR_SLICE } from '@/shared/config/limits';
import { brokenMessages } from '@/shared/messages/broken';
import { errorMessages } from '@/shared/messages/errors';
import { isCallError, type CallError } from './callError';
import { describeIdentityCode, identityErrorCode } from './identityErrors';

/** The sentence shown for an error: what happened and what to do. Every shown error gets its text here. */
export function describeError(error: unknown) {
  if (isCallError(error)) return describeCall(error);
  if (error instanceof ChunkLoadError) return brokenMessages.why[error.reason].text;
  if (error instanceof ReloadPreventedError) return brokenMessages.notReloaded;
  const code = identityErrorCode(error);
  return code === undefined ? errorMessages.unknown : describeIdentityCode(code);
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
      return navigator.onLine ? errorMessages.noResponse : errorMessages.offline;
    case 'status':
      return describeStatus(error.status ?? 0);
    case 'unreadable':
      return errorMessages.unreadable;
    case 'refused':
      return errorMessages.refused;
    case 'no-record':
      return errorMessages.noRecord;
    case 'unconfirmed':
      return errorMessages.unconfirmed;
    case 'not-found':
      return errorMessages.notFound;
    case 'unchanged':
      return errorMessages.unchanged;
    case 'maybe-done':
      return errorMessages.maybeDone;
    case 'rule':
      return error.message;
  }
}

function describeStatus(status: number) {
  if (status === 429) return errorMessages.busy;
  if (status >= 500) return errorMessages.server;
  if (status === 404) return errorMessages.unknownCall;
  return status === 401 || status === 403 ? errorMessages.refused : errorMessages.badRequest;
}
