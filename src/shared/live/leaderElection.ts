import * as v from 'valibot';
import { openChannel } from '@/shared/browser/openChannel';
import { messageSchema, type Message } from './tabMessages';

interface Candidate {
  onElected: () => void;
  onMessage: (message: Message) => void;
}

/**
 * Elects one leader among the tabs that use the same name, with a Web Lock: the first tab leads until it leaves or is closed,
 * then the next one. Where the browser refuses Web Locks or BroadcastChannel every tab leads, and without the latter `post` does nothing.
 */
export function joinElection(name: string, { onElected, onMessage }: Candidate) {
  const channel = openChannel(name, ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (message.success) onMessage(message.output);
  });
  if (!channel) {
    onElected();
    return { post: () => undefined, leave: () => undefined };
  }

  const leaving = new AbortController();
  const { signal } = leaving;
  const lead = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
      else onElected();
    });
  const joinQueue = async () => navigator.locks.request(name, { signal }, lead);
  joinQueue().catch(() => !signal.aborted && onElected());

  return {
    post: (message: Message) => channel.postMessage(message),
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}
