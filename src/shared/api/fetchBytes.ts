import { askAgain, type Asking } from './asker';
import { CallError } from './callError';
import type { Answered, HostAnswer, Question } from './fetchAnswer';
import { retryAfterOf } from './retryAfter';

/**
 * What a host says to a GET.
 * @throws CallError 'no-answer', 'status', or what `signal` was aborted with
 */
export async function fetchBytes(question: Question, asking: Asking): Promise<Answered> {
  const answer = await askAgain(question, asking).catch((cause: unknown) => {
    asking.signal?.throwIfAborted();
    throw new CallError('no-answer', { cause });
  });
  if (answer.status < 200 || answer.status > 299) throw statusError(answer);
  return answer;
}

function statusError({ status, retryAfter }: HostAnswer) {
  const retryAfterMs = retryAfterOf(retryAfter);
  return new CallError('status', { status, ...(retryAfterMs !== undefined && { retryAfterMs }) });
}
