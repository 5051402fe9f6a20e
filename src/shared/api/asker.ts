import askerAddress from './asker.worker?worker&url';
import { fetchAnswer, type HostAnswer, type Question } from './fetchAnswer';

export interface AskerQuestion extends Question {
  id: number;
  says: 'ask';
  /** Of the answer that need not be told again. */
  known: string | undefined;
  /** How often the host is asked, `POLL_MS` apart, while it says only what is known. */
  times: number;
}

export type AskerMessage = AskerQuestion | { id: number; says: 'stop' };

export type AskerReply =
  | { id: number; says: 'known'; askedAt: number }
  | { id: number; says: 'nothing' }
  | ({ id: number; says: 'answer'; digest: string | undefined } & HostAnswer);

export { askerAddress };

/** Of the answers that the worker has told. */
const digests = new WeakMap<ArrayBuffer, string>();
const waiting = new Map<number, (reply: AskerReply | undefined) => void>();
let worker: Worker | 'none' | undefined;
let asked = 0;

/** How something is asked for that was asked for before. */
export interface Asking {
  signal?: AbortSignal | undefined;
  /** The answer before: where the host says the same again, this very object is given back. */
  known?: ArrayBuffer | undefined;
  /** The worker may ask so often before it tells that there is nothing new; once where nothing is said. */
  times?: number;
}

/**
 * Asks in a worker, so that an answer that says nothing new costs the page next to nothing: the worker reads it, compares its
 * digest, and tells only what is new. Where there is no worker, the page asks by itself, once.
 * @throws whatever `fetch` throws where no answer came, or what `signal` was aborted with
 */
export async function askAgain(question: Question, asking: Asking): Promise<HostAnswer> {
  const { signal, known } = asking;
  const reply = await askWorker(question, asking);
  signal?.throwIfAborted();
  if (!reply) return fetchAnswer(question, signal);
  if (reply.says === 'nothing') throw new TypeError('No answer');
  if (reply.says === 'known')
    return { status: 200, retryAfter: null, bytes: known ?? new ArrayBuffer(), askedAt: reply.askedAt };
  if (reply.digest !== undefined) digests.set(reply.bytes, reply.digest);
  return reply;
}

/** What came from another tab can be told from others, too, once it has turned out the same as what was asked for. */
export function keepSame(known: ArrayBuffer, answer: ArrayBuffer) {
  const digest = digests.get(answer);
  if (digest !== undefined) digests.set(known, digest);
}

async function askWorker(question: Question, { signal, known, times = 1 }: Asking) {
  const asker = startWorker();
  if (!asker) return undefined;
  const id = (asked += 1);
  const stop = () => {
    asker.postMessage({ id, says: 'stop' } satisfies AskerMessage);
    hear(id, { id, says: 'nothing' });
  };
  const reply = new Promise<AskerReply | undefined>((resolve) => waiting.set(id, resolve));
  signal?.addEventListener('abort', stop);
  const message = { id, says: 'ask', known: known && digests.get(known), times, ...question } satisfies AskerMessage;
  asker.postMessage(message);
  return reply.finally(() => signal?.removeEventListener('abort', stop));
}

function hear(id: number, reply: AskerReply | undefined) {
  waiting.get(id)?.(reply);
  waiting.delete(id);
}

function startWorker() {
  if (!('Worker' in window)) return undefined;
  try {
    worker ??= newWorker();
  } catch {
    worker = 'none';
  }
  return worker === 'none' ? undefined : worker;
}

function newWorker() {
  const made = new Worker(askerAddress, { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<AskerReply>) => hear(data.id, data);
  // Its code has not come: from now on the page asks by itself, and what is under way at once.
  made.onerror = () => {
    worker = 'none';
    for (const id of [...waiting.keys()]) hear(id, undefined);
  };
  return made;
}
