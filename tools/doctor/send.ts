import * as v from 'valibot';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { sanitizeText } from '@/lib/text/sanitizeText';

export interface HostResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request. Redirects are not followed. @throws NoResponse */
export type Send = (url: string, init?: RequestInit) => Promise<HostResponse>;
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A host did not respond. The message says why. */
export class NoResponse extends Error {}

/** @param fetchIt Node's `fetch`, or one that tests provide */
export function createSend(fetchIt: Fetch, timeoutMs = CALL_TIMEOUT_MS): Send {
  return async (url, init) => {
    try {
      const response = await fetchIt(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      // Node puts the reason of a failed `fetch` into the error's cause.
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      throw new NoResponse(`${new URL(url).host} did not respond: ${quote(String(reason))}.`, { cause: error });
    }
  };
}

/** What the JSON of a response says, or undefined if it does not match the schema. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, { text }: Pick<HostResponse, 'text'>) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return result.success ? result.output : undefined;
}

export function isHtml({ headers, text }: HostResponse) {
  return /^text\/html/i.test(headers.get('content-type') ?? '') || /^\s*<!doctype/i.test(text);
}

/** What a host responded, in a sentence. */
export function seen({ status, headers, text }: HostResponse) {
  return `responds ${status} with ${quote(headers.get('location') ?? text)}`;
}

/** The beginning of a text of a host, in quotation marks and without characters that could change the terminal. */
export function quote(text: string) {
  return `“${sanitizeText(text, { length: 80, lines: 1 }) ?? ''}”`;
}
