import * as v from 'valibot';
import { messageSchema, type Message } from './messages';

interface Part {
  onLead: () => void;
  onMessage: (message: Message) => void;
}

/**
 * Takes a place among the tabs that share a name: the first leads, and when it leaves or is closed the next one does.
 * Where a browser has no locks or channels, every tab leads and nobody hears it.
 */
export function joinTabs(name: string, { onLead, onMessage }: Part) {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    onLead();
    return { say: () => undefined, leave: () => undefined };
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
      else onLead();
    });
  // Refused where the browser keeps nothing for this site.
  navigator.locks.request(name, { signal }, lead).catch(() => !signal.aborted && onLead());

  return {
    say: (message: Message) => channel.postMessage(message),
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}
