import { type FailedCall, failureKinds } from '@/shared/reporting/failedCalls';
import { isCallError } from './callError';

const callOf = new WeakMap<ArrayBuffer, Pick<FailedCall, 'method' | 'path'>>();

/** Dispatches `failedcall` if the call fails. Remembers which call a response belongs to, for `announceUnreadable`. */
export async function announceFailure(method: string, path: string, response: Promise<ArrayBuffer>) {
  try {
    const body = await response;
    callOf.set(body, { method, path });
    return body;
  } catch (error) {
    const kind = isCallError(error) ? failureKinds.find((name) => name === error.kind) : undefined;
    if (isCallError(error) && kind) announce({ method, path, kind, status: error.status });
    throw error;
  }
}

/** Dispatches `failedcall` for a response that is not JSON or does not match its schema. */
export function announceUnreadable(body: ArrayBuffer) {
  const call = callOf.get(body);
  if (call) announce({ ...call, kind: 'unreadable' });
}

function announce(detail: FailedCall) {
  window.dispatchEvent(new CustomEvent('failedcall', { detail }));
}
