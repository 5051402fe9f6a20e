const NodeChannel = globalThis.BroadcastChannel;
const channels = new Set<BroadcastChannel>();

/** Node's channels, closed with the page that opened them. */
export function shimChannels() {
  globalThis.BroadcastChannel = class extends NodeChannel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
  };
}

export function closeChannels() {
  for (const channel of channels) channel.close();
  channels.clear();
}
