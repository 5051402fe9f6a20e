import type { GenericSchema } from 'valibot';
import { CallError, isCallError } from './callError';
import { readResponse } from './readResponse';
import { sendCall, type Call } from './sendCall';

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

type Schema<T> = GenericSchema<unknown, T>;
/**
 * Creates the client of one host. Every response is parsed with a schema, and every failure is a `CallError`. With a bearer
 * source, a refused token is renewed and the call repeated once, which is safe because a host that sends 401 or 403 has done
 * nothing.
 */
export function createClient(baseURL: string, bearer?: BearerSource) {
  const send = (call: Call, token?: string) =>
    sendCall(baseURL, token === undefined ? call : { ...call, authorization: `Bearer ${token}` });

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
    const { isUncached, ...rest } = options;
    const call = {
      method,
      url,
      ...rest,
      ...(isUncached && { fetchOptions: { cache: 'no-store' } }),
      ...(data !== undefined && { data }),
    } satisfies Call;
    return withBearer(method !== 'GET', (token) => send(call, token));
  }

  async function call<T>(schema: Schema<T>, method: string, url: string, data: unknown, options: CallOptions) {
    return readResponse(await callRaw(method, url, data, options), schema);
  }

  return {
    get: <T>(url: string, schema: Schema<T>, options: CallOptions = {}) => call(schema, 'GET', url, undefined, options),
    post: <T>(url: string, body: unknown, schema: Schema<T>, options: CallOptions = {}) =>
      call(schema, 'POST', url, body, options),
    /** For a call whose response nobody reads: any success will do. */
    postIgnoringResponse: async (url: string, body: unknown) => void (await callRaw('POST', url, body, {})),
    put: <T>(url: string, schema: Schema<T>) => call(schema, 'PUT', url, undefined, {}),
    delete: <T>(url: string, schema: Schema<T>) => call(schema, 'DELETE', url, undefined, {}),
  };
}

function isForbidden(error: unknown) {
  return isCallError(error, 'status') && (error.status === 401 || error.status === 403);
}
