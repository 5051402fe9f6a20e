import type { StripeCardElementChangeEvent, StripeError } from '@stripe/stripe-js';

interface CardEvent {
  elementType: 'card';
}

export interface CardEvents {
  change: StripeCardElementChangeEvent;
  ready: CardEvent;
  focus: CardEvent;
  blur: CardEvent;
  escape: CardEvent;
  networkschange: CardEvent;
  loaderror: CardEvent & { error: StripeError };
}

type Handler<Event> = (event: Event) => unknown;

export class Emitter {
  readonly #handlers: { readonly [K in keyof CardEvents]: Map<Handler<CardEvents[K]>, boolean> } = {
    change: new Map(),
    ready: new Map(),
    focus: new Map(),
    blur: new Map(),
    escape: new Map(),
    networkschange: new Map(),
    loaderror: new Map(),
  };

  on<K extends keyof CardEvents>(type: K, handler: Handler<CardEvents[K]>, isOnce = false): void {
    this.#handlers[type].set(handler, isOnce);
  }

  /** Without a handler, removes all handlers of the event. */
  off<K extends keyof CardEvents>(type: K, handler?: Handler<CardEvents[K]>): void {
    if (handler) this.#handlers[type].delete(handler);
    else this.#handlers[type].clear();
  }

  emit<K extends keyof CardEvents>(type: K, event: CardEvents[K]): void {
    for (const [handler, isOnce] of [...this.#handlers[type]]) {
      if (isOnce) this.#handlers[type].delete(handler);
      handler(event);
    }
  }
}
