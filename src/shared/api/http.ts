import axios, { type AxiosRequestConfig } from 'axios';
import type { GenericSchema } from 'valibot';
import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import { announceFailure } from './announceFailure';
import { CallError, isCallError } from './callError';
import { fetchOrTakeFirstRead } from './firstReads';
import { asCallError, bodyOf, readResponse } from './readResponse';

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

export interface CallOptions {
  signal?: AbortSignal | undefined;
  params?: Record<string, string>;
  /** The `Authorization` header of a call without a bearer token. */
  authorization?: string | undefined;
  timeout?: number;
  /** Bypasses the browser's HTTP cache. */
  isUncached?: boolean;
  /** Called with the uploaded fraction, from 0 to 1. */
  onUploadProgress?: ((fraction: number) => void) | undefined;
}

type Schema<T> = GenericSchema<unknown, T>;
type Call = AxiosRequestConfig & Pick<CallOptions, 'authorization'>;

/** Shared by the clients of all hosts and users. */
const http = axios.create({
  // An absolute URL passed as the path must not send a bearer to another host.
  allowAbsoluteUrls: false,
  timeout: CALL_TIMEOUT_MS,
  responseType: 'arraybuffer',
  transformResponse: (bytes: unknown) => bytes,
  // axios sets its own User-Agent. Firefox and Safari would send a CORS preflight for it, which the hosts refuse.
  headers: { 'User-Agent': false },
  env: { fetch: fetchOrTakeFirstRead },
});

/**
 * Creates the client of one host. Every response is parsed with a schema, and every failure is a `CallError`. With a bearer
 * source, a refused token is renewed and the call repeated once, which is safe because a host that sends 401 or 403 has done
 * nothing.
 */
export function createClient(baseURL: string, bearer?: BearerSource) {
  async function send(call: Call, token?: string) {
    const authorization = token === undefined ? call.authorization : `Bearer ${token}`;
    // `fetch` does not report the progress of an upload.
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

  async function withBearer<T>(isWrite: boolean, send: (token?: string) => Promise<T>) {
    if (isWrite) await bearer?.beforeWrite();
    const token = await bearer?.current();
    try {
      return await send(token);
    } catch (error) {
      if (!isForbidden(error) || !bearer || !token) throw error;
      const next = await bearer.renewed(token);
      if (!next) throw new CallError('refused', { cause: error });
      return await send(next).catch((cause: unknown) => {
        throw isForbidden(cause) ? new CallError('refused', { cause }) : cause;
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
    const response = withBearer(method !== 'GET', (token) => send(call, token));
    return REPORT_URL !== '' ? announceFailure(method, url, response) : response;
  }

  async function call<T>(schema: Schema<T>, method: string, url: string, data: unknown, options: CallOptions) {
    return readResponse(await callRaw(method, url, data, options), schema);
  }

  return {
    /** Returns the body unparsed, so that it can be compared with the previous one; `readResponse` parses it. */
    getRaw: (url: string, options: CallOptions) => callRaw('GET', url, undefined, options),
    get: <T>(url: string, schema: Schema<T>, options: CallOptions = {}) => call(schema, 'GET', url, undefined, options),
    post: <T>(url: string, body: unknown, schema: Schema<T>, options: CallOptions = {}) =>
      call(schema, 'POST', url, body, options),
    put: <T>(url: string, schema: Schema<T>) => call(schema, 'PUT', url, undefined, {}),
    delete: <T>(url: string, schema: Schema<T>) => call(schema, 'DELETE', url, undefined, {}),
  };
}

function isForbidden(error: unknown) {
  return isCallError(error, 'status') && (error.status === 401 || error.status === 403);
}
