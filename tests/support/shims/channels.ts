const NodeChannel = globalThis.BroadcastChannel;
const channels = new Set<BroadcastChannel>();

/** Node's `BroadcastChannel`, recorded so that `closeChannels` can close the channels of a page. */
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
