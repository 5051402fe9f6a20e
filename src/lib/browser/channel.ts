/** A channel to the other tabs of this browser; undefined where the browser refuses it, as with blocked site data. */
export function openChannel(name: string, onMessage?: (event: MessageEvent<unknown>) => void) {
  try {
    const channel = new BroadcastChannel(name);
    if (onMessage) channel.onmessage = onMessage;
    return channel;
  } catch {
    return undefined;
  }
}
