import * as v from 'valibot';
import { messageSchema, type Message } from './tabMessages';

interface Candidate {
  onElected: () => void;
  onMessage: (message: Message) => void;
}

/**
 * Elects one leader among the tabs that use the same name, with a Web Lock: the first tab leads until it leaves or is closed,
 * then the next one. In a browser without Web Locks or BroadcastChannel every tab leads, and `post` does nothing.
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
  // Browsers that block storage for this site also reject its lock requests.
  navigator.locks.request(name, { signal }, lead).catch(() => !signal.aborted && onElected());

  return {
    post: (message: Message) => channel.postMessage(message),
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}
