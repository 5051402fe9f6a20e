import { CALL_TIMEOUT_MS } from '@/shared/limits';

export interface Question {
  address: string;
  authorization: string | undefined;
}

/** What a host says, byte for byte: nobody makes a text of what says nothing new. */
export interface Answered {
  bytes: ArrayBuffer;
  /** When the call for it began. */
  askedAt: number;
}

export interface HostAnswer extends Answered {
  status: number;
  /** Of the header `Retry-After`. */
  retryAfter: string | null;
}

/**
 * Asks by the platform's own `fetch` alone, for what is asked for each second: the worker need not carry axios.
 * @throws whatever `fetch` throws where no answer came
 */
export async function fetchAnswer({ address, authorization }: Question, signal?: AbortSignal): Promise<HostAnswer> {
  const askedAt = Date.now();
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const response = await fetch(address, {
    ...(authorization !== undefined && { headers: { authorization } }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const bytes = await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), bytes, askedAt };
}
