import * as v from 'valibot';
import { messageSchema, type Message } from './tabMessages';

interface Candidate {
  onElected: () => void;
  onMessage: (message: Message) => void;
}

/**
 * Elects one leader among the tabs that share a name: the first one, and when it leaves or is closed, the next.
 * Where a browser has no locks or channels, every tab leads and its messages reach nobody.
 */
export function joinElection(name: string, { onElected, onMessage }: Candidate) {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    onElected();
    return { post: () => undefined, leave: () => undefined };
  }

  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(messageSchema, data);
    if (message.success) onMessage(message.output);
  };

  const leaving = new AbortController();
  const { signal } = leaving;
  const lead = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
      else onElected();
    });
  // Refused where the browser stores nothing for this site.
  navigator.locks.request(name, { signal }, lead).catch(() => !signal.aborted && onElected());

  return {
    post: (message: Message) => channel.postMessage(message),
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}
