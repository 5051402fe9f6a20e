import axios, { type AxiosRequestConfig } from 'axios';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { CallError } from './callError';
import { asCallError, bodyOf } from './readResponse';
import { watchSilence } from './silence';

export interface Call extends Pick<AxiosRequestConfig, 'method' | 'url' | 'data' | 'fetchOptions'> {
  params?: Record<string, string>;
  /** The `Authorization` header. */
  authorization?: string | undefined;
  signal?: AbortSignal | undefined;
  /** How long the host may be silent, in milliseconds. */
  silenceMs?: number;
  /** Called with the uploaded fraction, from 0 to 1. */
  onUploadProgress?: ((fraction: number) => void) | undefined;
}

/** Shared by the clients of all hosts and users. */
const http = axios.create({
  // An absolute URL passed as the path must not send a bearer to another host.
  allowAbsoluteUrls: false,
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
export async function sendCall(baseURL: string, call: Call) {
  const { authorization, signal, silenceMs = CALL_TIMEOUT_MS, onUploadProgress, ...request } = call;
  const silence = watchSilence(silenceMs, signal);
  try {
    const { data, status } = await http.request<unknown>({
      ...request,
      baseURL,
      signal: silence.signal,
      // `fetch` does not report the progress of an upload.
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
