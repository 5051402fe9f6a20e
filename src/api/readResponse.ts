import axios from 'axios';
import * as v from 'valibot';
import { CallError, isCallError } from './callError';
import { retryAfterOf } from './retryAfter';

/** The body of an axios response as bytes; a response without a body has none. */
export function bodyOf(data: unknown) {
  return data instanceof ArrayBuffer ? data : new ArrayBuffer();
}

/**
 * Parses a response body as JSON. An empty body counts as `null`: the hosts send it for an id that does not exist.
 * @throws CallError 'unreadable' when the body is not JSON or does not match the schema
 */
export function readResponse<T>(bytes: ArrayBuffer, schema: v.GenericSchema<unknown, T>) {
  try {
    const text = new TextDecoder().decode(bytes);
    const value: unknown = text.trim() === '' ? null : JSON.parse(text);
    return v.parse(schema, value);
  } catch (cause) {
    if (isCallError(cause)) throw cause;
    throw new CallError('unreadable', { cause });
  }
}

/** The body of a response with an error status; undefined if there is none or it does not match the schema. */
export function errorBodyOf<T>({ cause }: CallError, schema: v.GenericSchema<unknown, T>) {
  try {
    return readResponse(bodyOf(axios.isAxiosError<unknown>(cause) ? cause.response?.data : undefined), schema);
  } catch {
    return undefined;
  }
}

/** Turns an axios error into a `CallError`. A cancelled call and an error that is not from axios stay as they are. */
export function asCallError(error: unknown) {
  if (!axios.isAxiosError(error)) return error;
  if (axios.isCancel(error)) return error;
  if (!error.response) return new CallError('no-response', { cause: error });
  const retryAfterMs = retryAfterOf(error.response.headers['retry-after']);
  return new CallError('status', {
    status: error.response.status,
    cause: error,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}
