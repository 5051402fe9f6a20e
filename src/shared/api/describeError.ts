import { ChunkLoadError } from '@/shared/loadChunk';
import { AUTH_ERROR_SLICE } from '@/shared/limits';
import { codeOf } from '@/shared/session/identityErrors';
import { brokenWords } from '@/shared/words/broken';
import { errorWords, identityErrorWords } from '@/shared/words/errors';
import { isCallError, type CallError } from './callError';

/** One sentence: what happened and what to do. Every error that people see is worded here. */
export function describeError(error: unknown) {
  if (isCallError(error)) return describeCall(error);
  if (error instanceof ChunkLoadError) return brokenWords.why[error.reason].text;
  const code = codeOf(error);
  return code === undefined ? errorWords.unknown : describeIdentityCode(code);
}

export function describeIdentityCode(code: string) {
  return identityErrorWords[code] ?? identityErrorWords['unknown'] ?? errorWords.unknown;
}

/** The part of an identity error's message that section 5 shows, for the small print. Nothing for other errors. */
export function identityErrorSlice(error: unknown) {
  return codeOf(error) !== undefined && error instanceof Error ? error.message.slice(...AUTH_ERROR_SLICE) : undefined;
}

function describeCall(error: CallError) {
  switch (error.kind) {
    case 'no-answer':
      return navigator.onLine ? errorWords.noAnswer : errorWords.offline;
    case 'status':
      return describeStatus(error.status ?? 0);
    case 'unreadable':
      return errorWords.unreadable;
    case 'refused':
      return errorWords.refused;
    case 'no-record':
      return errorWords.noRecord;
    case 'not-found':
      return errorWords.notFound;
    case 'unchanged':
      return errorWords.unchanged;
    case 'maybe-done':
      return errorWords.maybeDone;
    case 'rule':
      return error.message;
  }
}

function describeStatus(status: number) {
  if (status === 429) return errorWords.busy;
  if (status >= 500) return errorWords.server;
  if (status === 404) return errorWords.unknownCall;
  return status === 401 || status === 403 ? errorWords.refused : errorWords.badRequest;
}
