import type { StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js';
import type { CardForm } from './cardForm';
import { Emitter, type CardEvents } from './emitter';
import { IntegrationError } from './integrationError';
import { MountedCard } from './mountedCard';

const mounted = new WeakMap<object, MountedCard>();

/**
 * The form of a mounted card element.
 * @throws IntegrationError with Stripe's message if the element is not mounted
 */
export function formOf(element: object): CardForm {
  const card = mounted.get(element);
  if (card) return card.form;
  throw new IntegrationError(
    'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
  );
}

/** Stripe's card element, but with the inputs in the page itself instead of an iframe. */
export function cardElement(
  page: Document,
  initial: StripeCardElementOptions,
  onDestroy: () => void,
): StripeCardElement {
  const emitter = new Emitter();
  let options = initial;
  let isDestroyed = false;

  const expectAlive = () => {
    if (isDestroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
  };
  const unmount = () => {
    mounted.get(element)?.remove();
    mounted.delete(element);
  };

  const element: StripeCardElement = {
    mount(target: string | HTMLElement) {
      expectAlive();
      const container = typeof target === 'string' ? page.querySelector<HTMLElement>(target) : target;
      if (!container) {
        throw new IntegrationError(
          `The selector you specified (${typeof target === 'string' ? target : 'given'}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling mount().`,
        );
      }
      if (mounted.get(element)?.container === container) return;
      unmount();
      const card = new MountedCard(container, options, emitter);
      mounted.set(element, card);
      setTimeout(() => {
        if (mounted.get(element) === card) emitter.emit('ready', { elementType: 'card' });
      });
    },
    unmount() {
      expectAlive();
      unmount();
    },
    destroy() {
      expectAlive();
      unmount();
      isDestroyed = true;
      onDestroy();
    },
    update(changes: StripeCardElementOptions) {
      expectAlive();
      options = { ...options, ...changes };
      mounted.get(element)?.apply(options);
    },
    focus() {
      formOf(element).inputs[0]?.focus();
    },
    blur() {
      for (const input of formOf(element).inputs) input.blur();
    },
    clear() {
      formOf(element).clear();
    },
    on<K extends keyof CardEvents>(type: K, handler: (event: CardEvents[K]) => unknown) {
      emitter.on(type, handler);
      return element;
    },
    once<K extends keyof CardEvents>(type: K, handler: (event: CardEvents[K]) => unknown) {
      emitter.on(type, handler, true);
      return element;
    },
    off<K extends keyof CardEvents>(type: K, handler?: (event: CardEvents[K]) => unknown) {
      emitter.off(type, handler);
      return element;
    },
  };
  return element;
}
