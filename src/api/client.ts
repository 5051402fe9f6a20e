import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import { takeBegunRead } from '@/lib/browser/begunReads';
import { env } from '@/lib/config/env';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { CallError, isCallError, isForbidden } from './callError';
import { lastResponses } from './lastResponses';
import { isRefusalBody } from './refusals';

/** Calls the REST API without a token, for the calls that the contract does not mark as `bearer`. */
export const api = createClient(env.apiUrl);

/** Provides the bearer token of a client's calls. */
export interface BearerSource {
  /**
   * The stored token, a newly fetched one if none is stored, or undefined for a visitor.
   * @throws CallError 'refused' when another user is signed in by now
   */
  current: () => Promise<string | undefined>;
  /** Resolves when it is certain that the user may write. */
  beforeWrite: () => Promise<void>;
  /** A token newer than `refused`, or undefined if there is none because `refused` itself was fetched just now. */
  renewed: (refused: string) => Promise<string | undefined>;
}

export interface CallOptions extends Pick<
  Call,
  'authorization' | 'onUploadProgress' | 'params' | 'signal' | 'silenceMs'
> {
  /** Bypasses the browser's HTTP cache: for what is so now, and for what is about people, of which the cache must keep nothing. */
  isUncached?: boolean;
}

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Creates the client of one host. Every response is parsed with a schema, and every failure is a `CallError`. With a bearer
 * source, a refused token is renewed and the call repeated once, which is safe because a host that sends 401 or 403 has done
 * nothing.
 */
export function createClient(baseURL: string, bearer?: BearerSource) {
  const send = (call: Call, token?: string) =>
    sendCall(baseURL, token === undefined ? call : { ...call, authorization: `Bearer ${token}` });

  async function callRaw(method: string, url: string, data: unknown, options: CallOptions) {
    const { isUncached, ...rest } = options;
    const call = {
      method,
      url,
      ...rest,
      fetchOptions: isUncached ? { cache: 'no-store' } : {},
      data,
    } satisfies Call;
    if (method !== 'GET') await bearer?.beforeWrite();
    return bearer ? withBearer(bearer, (token) => send(call, token)) : send(call);
  }

  async function call<T>(schema: Schema<T>, method: string, url: string, data: unknown, options: CallOptions) {
    return readResponse(await callRaw(method, url, data, options), schema);
  }

  return {
    get: async <T>(url: string, schema: Schema<T>, options: CallOptions = {}) =>
      parseIfChanged(await callRaw('GET', url, undefined, options), schema),
    post: <T>(url: string, body: unknown, schema: Schema<T>, options: CallOptions = {}) =>
      call(schema, 'POST', url, body, options),
    /** For a call whose response nobody reads: any success will do. */
    postIgnoringResponse: async (url: string, body: unknown) => void (await callRaw('POST', url, body, {})),
    put: <T>(url: string, schema: Schema<T>) => call(schema, 'PUT', url, undefined, {}),
    delete: <T>(url: string, schema: Schema<T>) => call(schema, 'DELETE', url, undefined, {}),
    /**
     * A delete that waits for nothing before it is sent, goes on after the page is closed, and can be used after its user has signed out.
     * Nobody reads its response.
     */
    deleteOnLeave() {
      // Stryker disable next-line OptionalChaining: only the clients of users are used for it.
      const token = bearer?.current();
      const call = { method: 'DELETE', fetchOptions: { keepalive: true } };
      return async (url: string) => send({ ...call, url }, await token);
    },
  };
}

async function withBearer<T>(bearer: BearerSource, send: (token?: string) => Promise<T>) {
  const token = await bearer.current();
  try {
    return await send(token);
  } catch (error) {
    if (!isForbidden(error) || !token) throw error;
    const next = await bearer.renewed(token);
    if (!next) throw new CallError('refused', { cause: error });
    return await send(next).catch((cause: unknown) => {
      throw isForbidden(cause) ? new CallError('refused', { cause }) : cause;
    });
  }
}

export interface Call extends Pick<AxiosRequestConfig, 'method' | 'url' | 'data' | 'fetchOptions'> {
  params?: Record<string, string>;
  authorization?: string | undefined;
  signal?: AbortSignal | undefined;
  /** How long the host may be silent, in milliseconds. */
  silenceMs?: number;
  /** Called with the uploaded fraction, from 0 to 1. */
  onUploadProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Fetches, or takes the response of a read that the document has begun. Some statuses have no body
 * (https://fetch.spec.whatwg.org/#null-body-status). Browsers give some of these responses an empty one, which axios would pass on to a new
 * response: that throws, and a write that has succeeded would count as one without an answer.
 */
async function fetchOrTake(request: Request | URL | string, init?: RequestInit) {
  const response = await ((request instanceof Request && takeBegunRead(request)) || fetch(request, init));
  const { status, statusText, headers } = response;
  return status === 204 || status === 205 ? new Response(null, { status, statusText, headers }) : response;
}

/** Shared by the clients of all hosts and users. */
const http = axios.create({
  // An absolute URL passed as the path must not send a bearer to another host.
  allowAbsoluteUrls: false,
  env: { fetch: fetchOrTake },
  responseType: 'arraybuffer',
  transformResponse: (bytes: unknown) => bytes,
  // axios sets its own User-Agent. Firefox and Safari would send a CORS preflight for it, which the hosts refuse.
  headers: { 'User-Agent': false },
});

/**
 * Sends one call.
 * @returns the body of the response
 * @throws CallError, or axios's own error when the caller has cancelled the call
 */
async function sendCall(baseURL: string, call: Call) {
  const { authorization, signal, silenceMs = CALL_TIMEOUT_MS, onUploadProgress, ...request } = call;
  const silence = watchSilence(silenceMs, signal);
  try {
    const { data, status } = await http.request<unknown>({
      ...request,
      baseURL,
      signal: silence.signal,
      // `fetch` does not report the progress of an upload.
      // Stryker disable next-line StringLiteral: without a name, axios takes the same.
      adapter: onUploadProgress ? 'xhr' : 'fetch',
      // Without a body, axios would still name the type of one.
      headers: { ...(authorization && { authorization }), ...(call.data === undefined && { 'Content-Type': false }) },
      onDownloadProgress: silence.onProgress,
      ...(onUploadProgress && {
        onUploadProgress: ({ progress = 0 }) => {
          silence.onProgress();
          onUploadProgress(progress);
        },
      }),
    });
    // The contract has no other status for a read. An empty 204 must not be taken for a document that is gone.
    if (call.method === 'GET' && status !== 200) throw new CallError('unreadable');
    return bodyOf(data);
  } catch (error) {
    throw silence.isSilent() ? new CallError('no-response', { cause: error }) : asCallError(error);
  } finally {
    silence.stop();
  }
}

/** The body of an axios response as bytes; a response without a body has none. */
function bodyOf(data: unknown) {
  return data instanceof ArrayBuffer ? data : new ArrayBuffer();
}

/**
 * Parses a response body, unless it is the same as the last one that was parsed with this schema, as those of most polls are: then it
 * returns the same object again.
 */
function parseIfChanged<T>(bytes: ArrayBuffer, schema: Schema<T>) {
  const text = textOf(bytes);
  const last = lastResponses.get(schema);
  if (last?.text === text) return last.value;
  const value = parseText(text, schema);
  lastResponses.set(schema, { text, value });
  return value;
}

const readResponse = <T>(bytes: ArrayBuffer, schema: Schema<T>) => parseText(textOf(bytes), schema);

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

/**
 * Parses a response's text as JSON. An empty one counts as `null`: the hosts send it for an id that does not exist.
 * @throws CallError 'unreadable' when the text is not JSON or does not match the schema
 */
function parseText<T>(text: string, schema: Schema<T>) {
  try {
    const value: unknown = text.trim() === '' ? null : JSON.parse(text);
    return v.parse(schema, value);
  } catch (cause) {
    if (isCallError(cause)) throw cause;
    throw new CallError('unreadable', { cause });
  }
}

/** The body of a response with an error status; undefined if there is none or it does not match the schema. */
export function errorBodyOf<T>({ cause }: CallError, schema: Schema<T>) {
  try {
    // Stryker disable next-line OptionalChaining: what it throws without a response is caught.
    return readResponse(bodyOf(axios.isAxiosError<unknown>(cause) ? cause.response?.data : undefined), schema);
  } catch {
    // None of this shape.
  }
  return undefined;
}

/** Turns an axios error into a `CallError`. A cancelled call and an error that is not from axios stay as they are. */
function asCallError(error: unknown) {
  if (!axios.isAxiosError<unknown>(error)) return error;
  if (axios.isCancel(error)) return error;
  if (!error.response) return new CallError('no-response', { cause: error });
  const { status } = error.response;
  const retryAfterMs = retryAfterOf(error.response.headers['retry-after']);
  return new CallError(isOfHost(error.response) ? 'status' : 'blocked', { status, cause: error, retryAfterMs });
}

/** Network Authentication Required: a network wants its users to sign in first. */
const NETWORK_SIGN_IN = 511;

/** Whether an error response comes from the host itself, rather than from something on the way to it. */
function isOfHost({ status, data }: AxiosResponse<unknown>) {
  if (status === 401 || status === 403) return isRefusalBody(textOf(bodyOf(data)));
  // The other statuses from 400 to 499 that the hosts send (docs/contract.md), or that ask to wait.
  return [400, 404, 413, 429].includes(status) || (status >= 500 && status !== NETWORK_SIGN_IN);
}

/**
 * Ends a call whose host is silent. What counts is the time since the last bytes in either direction, not that of the whole call: a slow
 * network may take minutes for a long list.
 * @param caller the signal by which the caller cancels the call
 */
function watchSilence(timeoutMs: number, caller: AbortSignal | undefined) {
  const call = new AbortController();
  // Stryker disable next-line OptionalChaining: only a caller cancels.
  const cancel = () => call.abort(caller?.reason);
  if (caller?.aborted) cancel();
  else caller?.addEventListener('abort', cancel);
  let isSilent = false;
  const onSilence = () => {
    isSilent = true;
    call.abort();
  };
  let timer = setTimeout(onSilence, timeoutMs);

  return {
    /** Aborts the call, when the host is silent or the caller cancels. */
    signal: call.signal,
    /** Bytes were sent or have arrived. */
    onProgress: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, timeoutMs);
    },
    isSilent: () => isSilent,
    stop: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', cancel);
    },
  };
}

/** Reads `Retry-After`, which is in seconds or an HTTP date (RFC 9110, 10.2.3), as milliseconds. Undefined if it is neither. */
export function retryAfterOf(header: unknown): number | undefined {
  // Stryker disable next-line ConditionalExpression: nothing but a text is a date.
  if (typeof header !== 'string') return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
