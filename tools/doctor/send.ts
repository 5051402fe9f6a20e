import * as v from 'valibot';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { sanitizeText } from '@/lib/text/sanitizeText';

interface HostRequest {
  url: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | FormData;
}

export interface HostResponse {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Sends a request. Redirects are not followed. A GET or a preflight that was sent before is not sent again.
 * @throws NoResponse
 */
export type Send = (request: HostRequest) => Promise<HostResponse>;
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What is wrong with the host and what to do, by the code of Node's error. */
const reasons: readonly (readonly [codes: RegExp, what: string, remedy: string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'is a name that is not known', 'Correct the address, create its DNS entry, or go online.'],
  [/ECONNREFUSED/, 'does not listen', 'Start the server, or correct the port in the settings.'],
  [
    /TIMEOUT|Timeout/,
    'did not respond in time',
    'Read its log. If it sleeps when nobody calls it, try again in a minute.',
  ],
  [
    /ECONNRESET|UND_ERR_SOCKET/,
    'closed the connection without a response',
    'Read its log: the process may have crashed.',
  ],
  [
    /CERT|SIGNATURE|SSL|EPROTO/,
    'has no certificate that browsers trust',
    'Install and renew one of a public authority, with its chain.',
  ],
  [/./, 'could not be reached', 'Open the address in a browser and read what it says.'],
];

const withCause = v.object({ cause: v.object({ code: v.string() }) });

/** A host did not respond. The message says why. */
export class NoResponse extends Error {
  override name = 'NoResponse';
  readonly remedy: string;

  constructor(host: string, error: unknown) {
    // Node puts the reason of a failed `fetch` into the error's cause.
    const { cause } = v.is(withCause, error) ? error : {};
    const code = cause?.code ?? (error instanceof Error ? error.name : 'unknown');
    const [, what, remedy] = reasons.find(([codes]) => codes.test(code)) ?? ['', 'could not be reached', ''];
    super(`${host} ${what} (${code}).`, { cause: error });
    this.remedy = remedy;
  }
}

/** @param fetchIt Node's `fetch`, or one that tests provide */
export function createSend(fetchIt: Fetch, timeoutMs = CALL_TIMEOUT_MS): Send {
  const sent = new Map<string, Promise<HostResponse>>();

  async function exchange({ url, ...init }: HostRequest): Promise<HostResponse> {
    try {
      const response = await fetchIt(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw new NoResponse(new URL(url).host, error);
    }
  }

  return (request) => {
    if (request.method === 'POST') return exchange(request);
    const key = JSON.stringify(request);
    const known = sent.get(key) ?? exchange(request);
    sent.set(key, known);
    return known;
  };
}

export function isHtml({ headers, text }: HostResponse) {
  return /^text\/html/i.test(headers.get('content-type') ?? '') || /^\s*<!doctype/i.test(text);
}

/** The beginning of a text of a host, in quotation marks and without characters that could change the terminal. */
export function quote(text: string) {
  return `“${sanitizeText(text, { length: 80, lines: 1 }) ?? ''}”`;
}
