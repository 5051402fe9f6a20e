import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import { NoResponse } from './failure';

/** A longer response is cut off: no list of this product comes near. */
const MAX_BYTES = 64 * 1024 * 1024;

interface HostRequest {
  url: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | FormData;
}

export interface HostResponse {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
  /** How long it took until the whole response had arrived. */
  milliseconds: number;
}

/**
 * Sends a request. Redirects are not followed. A GET or a preflight that was sent before is not sent again.
 * @throws NoResponse
 */
export type Send = (request: HostRequest) => Promise<HostResponse>;

interface Sender {
  send: Send;
  /** Whether no host has responded and every failure may have its reason in this machine. */
  isOffline: () => boolean;
}

export interface SendOptions {
  /** A browser's or Node's `fetch`, or one that tests provide. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs?: number;
  now?: () => number;
}

export function createSender({
  fetch: fetchIt = fetch,
  timeoutMs = CALL_TIMEOUT_MS,
  now = Date.now,
}: SendOptions = {}): Sender {
  const sent = new Map<string, Promise<HostResponse>>();
  const failures: NoResponse[] = [];
  let responses = 0;

  async function exchange({ url, ...init }: HostRequest): Promise<HostResponse> {
    const start = now();
    try {
      const response = await fetchIt(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      const body = await readBody(response);
      responses += 1;
      return { status: response.status, headers: response.headers, body, milliseconds: now() - start };
    } catch (error) {
      const failure = new NoResponse(new URL(url).host, error);
      failures.push(failure);
      throw failure;
    }
  }

  return {
    send: (request) => {
      const { method = 'GET', url, headers = {} } = request;
      if (method !== 'GET' && method !== 'OPTIONS') return exchange(request);
      const key = JSON.stringify([method, url, headers]);
      const known = sent.get(key) ?? exchange(request);
      sent.set(key, known);
      return known;
    },
    isOffline: () => responses === 0 && failures.length > 0 && failures.every((failure) => failure.isOffline),
  };
}

async function readBody({ body }: Response) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    length += part.byteLength;
    if (length > MAX_BYTES) break;
  }
  return new Blob(parts).arrayBuffer();
}

export function textOf({ body }: HostResponse) {
  return new TextDecoder().decode(body);
}
