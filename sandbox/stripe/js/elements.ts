import type { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElement, StripeCardElementOptions, StripeElements, StripeElementType } from '@stripe/stripe-js';
import { cardElement } from './cardElement';
import { IntegrationError } from './integrationError';

type OtherType = Exclude<StripeElementType, 'card'>;

/** `stripe.elements()`, with the card as the only supported element. */
export function elementsGroup(page: Document): StripeElements {
  let card: StripeCardElement | null = null;

  function create(type: 'card', options?: StripeCardElementOptions): StripeCardElement;
  function create(type: OtherType): never;
  function create(type: StripeElementType, options: StripeCardElementOptions = {}): StripeCardElement {
    if (type !== 'card') throw new IntegrationError(`The local fake Stripe.js has no element of type ${type}.`);
    if (card) throw new IntegrationError('Can only create one Element of type card.');
    card = cardElement(page, options, () => (card = null));
    return card;
  }

  function getElement(type: 'card' | typeof CardElement): StripeCardElement | null;
  function getElement(type: OtherType | object): null;
  function getElement(type: StripeElementType | object): StripeCardElement | null {
    return nameOf(type) === 'card' ? card : null;
  }

  const group = {
    create,
    getElement,
    update: () => Promise.resolve(),
    on: () => undefined,
    fetchUpdates: () => Promise.resolve({}),
    submit: () => Promise.resolve({ selectedPaymentMethod: 'card' }),
  };
  return group;
}

// A component of @stripe/react-stripe-js carries its element's type in `__elementType`, which Stripe.js reads.
function nameOf(type: StripeElementType | object): unknown {
  if (typeof type === 'string') return type;
  return '__elementType' in type ? type.__elementType : undefined;
}
