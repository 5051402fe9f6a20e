import axios, { type AxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import { CallError, isCallError } from './callError';
import { retryAfterOf } from './retryAfter';

/** Where a client's bearer comes from. */
export interface BearerSource {
  /**
   * The stored token, one fetched now where there is none, or nothing for a visitor.
   * @throws CallError 'refused' when it is somebody else by now
   */
  current: () => Promise<string | undefined>;
  /** A token newer than `refused`, or nothing when there can be none (the one refused was fetched just now). */
  renewed: (refused: string) => Promise<string | undefined>;
}

interface CallOptions {
  signal?: AbortSignal | undefined;
  params?: Record<string, string>;
  /** Sent instead of a bearer of the source. */
  authorization?: string | undefined;
  timeout?: number;
  /** Answered by the host itself, not by what the browser has kept of an earlier answer. */
  isUncached?: boolean;
  onUploadProgress?: (share: number) => void;
}

type Schema<T> = v.GenericSchema<unknown, T>;
type Call = AxiosRequestConfig & Pick<CallOptions, 'authorization'>;

/** One for all hosts and people. */
const http = axios.create({
  // Whatever is handed in as a path: a bearer goes to no other host.
  allowAbsoluteUrls: false,
  timeout: CALL_TIMEOUT_MS,
  responseType: 'arraybuffer',
  transformResponse: (bytes: unknown) => bytes,
  // axios names itself here. Firefox and Safari would ask the hosts for permission to send it, and the hosts refuse.
  headers: { 'User-Agent': false },
});

/**
 * A client of one host. Every answer passes a schema; every failure is a `CallError`.
 * With a bearer source, a refused token is renewed once and the call made again: a 401 or 403 was not carried out.
 */
export function createClient(baseURL: string, bearer?: BearerSource) {
  async function send(call: Call, token?: string) {
    const authorization = authHeader(token) ?? call.authorization;
    // `fetch` cannot say how an upload gets on.
    const adapter = call.onUploadProgress ? 'xhr' : 'fetch';
    try {
      const { data } = await http.request<unknown>({
        ...call,
        baseURL,
        adapter,
        ...(authorization && { headers: { authorization } }),
      });
      return bodyOf(data);
    } catch (error) {
      throw asCallError(error);
    }
  }

  async function withBearer<T>(send: (token?: string) => Promise<T>) {
    const token = await bearer?.current();
    try {
      return await send(token);
    } catch (error) {
      if (!isForbidden(error) || !bearer || !token) throw error;
      const next = await bearer.renewed(token);
      if (!next) throw new CallError('refused', { cause: error });
      return await send(next).catch((again: unknown) => {
        throw isForbidden(again) ? new CallError('refused', { cause: again }) : again;
      });
    }
  }

  function callRaw(method: string, url: string, data: unknown, options: CallOptions) {
    const { onUploadProgress, signal, isUncached, ...rest } = options;
    const call = {
      method,
      url,
      ...rest,
      ...(isUncached && { fetchOptions: { cache: 'no-store' } }),
      ...(data !== undefined && { data }),
      ...(signal && { signal }),
      ...(onUploadProgress && { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) }),
    } satisfies Call;
    return withBearer((token) => send(call, token));
  }

  async function call<T>(schema: Schema<T>, method: string, url: string, data: unknown, options: CallOptions) {
    return readAnswer(await callRaw(method, url, data, options), schema);
  }

  return {
    /** The response as it came, to be compared with the one before; `readAnswer` parses it. */
    getRaw: (url: string, options: CallOptions) => callRaw('GET', url, undefined, options),
    get: <T>(url: string, schema: Schema<T>, options: CallOptions = {}) => call(schema, 'GET', url, undefined, options),
    post: <T>(url: string, body: unknown, schema: Schema<T>, options: CallOptions = {}) =>
      call(schema, 'POST', url, body, options),
    put: <T>(url: string, schema: Schema<T>) => call(schema, 'PUT', url, undefined, {}),
    delete: <T>(url: string, schema: Schema<T>) => call(schema, 'DELETE', url, undefined, {}),
  };
}

const authHeader = (token: string | undefined) => (token === undefined ? undefined : `Bearer ${token}`);

/** What axios hands over as an answer's body; without one, an empty one. */
export function bodyOf(data: unknown) {
  return data instanceof ArrayBuffer ? data : new ArrayBuffer();
}

/**
 * An empty body reads as `null`: the hosts' answer to an id that does not exist.
 * @throws CallError 'unreadable' where the text does not fit the schema
 */
export function readAnswer<T>(bytes: ArrayBuffer, schema: Schema<T>) {
  try {
    const text = new TextDecoder().decode(bytes);
    const value: unknown = text.trim() === '' ? null : JSON.parse(text);
    return v.parse(schema, value);
  } catch (cause) {
    if (isCallError(cause)) throw cause;
    throw new CallError('unreadable', { cause });
  }
}

function asCallError(error: unknown) {
  if (!axios.isAxiosError(error)) return error;
  if (axios.isCancel(error)) return error;
  if (!error.response) return new CallError('no-answer', { cause: error });
  const retryAfterMs = retryAfterOf(error.response.headers['retry-after']);
  return new CallError('status', {
    status: error.response.status,
    cause: error,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

function isForbidden(error: unknown) {
  return isCallError(error, 'status') && (error.status === 401 || error.status === 403);
}
