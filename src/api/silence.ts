/**
 * Ends a call whose host is silent. What counts is the time since the last bytes in either direction, not that of the whole call: a slow
 * network may take minutes for a long list.
 * @param caller the signal by which the caller cancels the call
 */
export function watchSilence(timeoutMs: number, caller: AbortSignal | undefined) {
  const call = new AbortController();
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
