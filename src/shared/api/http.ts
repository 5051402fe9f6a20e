import axios, { type AxiosError, type AxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { CALL_TIMEOUT_MS } from '@/shared/limits';
import { CallError, isCallError } from './callError';

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
  onUploadProgress?: (share: number) => void;
}

type Schema<T> = v.GenericSchema<unknown, T>;
type Call = AxiosRequestConfig & Pick<CallOptions, 'authorization'>;

/** One for all hosts and people, so that no poll makes its own. */
const caller = axios.create({
  // Whatever is handed in as a path: a bearer goes to no other host.
  allowAbsoluteUrls: false,
  timeout: CALL_TIMEOUT_MS,
  // A long list says the same again and again: bytes are compared for a fraction of what it costs to make a text of them.
  responseType: 'arraybuffer',
  transformResponse: (bytes: unknown) => bytes,
});

/**
 * A client of one host. Every answer passes a schema; every failure is a `CallError`.
 * With a bearer source, a refused token is renewed once and the call made again: a 401 or 403 was not carried out.
 */
export function createClient(baseURL: string, bearer?: BearerSource) {
  async function send(call: Call, token?: string) {
    const authorization = token ? `Bearer ${token}` : call.authorization;
    // A live list is asked for each second: by `fetch`, which costs a fraction, but cannot say how an upload gets on.
    const adapter = call.onUploadProgress ? 'xhr' : 'fetch';
    try {
      const { data } = await caller.request<unknown>({
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

  async function sendWithBearer(call: Call) {
    const token = await bearer?.current();
    try {
      return await send(call, token);
    } catch (error) {
      if (!isForbidden(error) || !bearer || !token) throw error;
      const next = await bearer.renewed(token);
      if (!next) throw new CallError('refused', { cause: error });
      return await send(call, next).catch((again: unknown) => {
        throw isForbidden(again) ? new CallError('refused', { cause: again }) : again;
      });
    }
  }

  function bytesOf(method: string, url: string, data: unknown, options: CallOptions) {
    const { onUploadProgress, signal, ...rest } = options;
    return sendWithBearer({
      method,
      url,
      ...rest,
      ...(data !== undefined && { data }),
      ...(signal && { signal }),
      ...(onUploadProgress && { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) }),
    });
  }

  async function call<T>(schema: Schema<T>, method: string, url: string, data: unknown, options: CallOptions) {
    return readAnswer(await bytesOf(method, url, data, options), schema);
  }

  return {
    /** What the host says, byte for byte, for whoever compares it with what it said before. `readAnswer` reads it. */
    bytes: (url: string, options: CallOptions = {}) => bytesOf('GET', url, undefined, options),
    get: <T>(url: string, schema: Schema<T>, options: CallOptions = {}) => call(schema, 'GET', url, undefined, options),
    post: <T>(url: string, body: unknown, schema: Schema<T>, options: CallOptions = {}) =>
      call(schema, 'POST', url, body, options),
    put: <T>(url: string, schema: Schema<T>) => call(schema, 'PUT', url, undefined, {}),
    delete: <T>(url: string, schema: Schema<T>) => call(schema, 'DELETE', url, undefined, {}),
  };
}

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
  const retryAfterMs = retryAfterOf(error);
  return new CallError('status', {
    status: error.response.status,
    cause: error,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/** `Retry-After` in milliseconds: seconds or an HTTP date (RFC 9110, 10.2.3). */
function retryAfterOf({ response }: AxiosError) {
  const header: unknown = response?.headers['retry-after'];
  if (typeof header !== 'string' || header === '') return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function isForbidden(error: unknown) {
  return isCallError(error, 'status') && (error.status === 401 || error.status === 403);
}
