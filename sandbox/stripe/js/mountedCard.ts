import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { CardForm } from './cardForm';
import type { Emitter } from './emitter';
import { cssOf, putInForce } from './look';
import { mark, unmark } from './marks';

let count = 0;

function nextScope() {
  count += 1;
  return `StripeElement-card-${count}`;
}

/** A card form in its container: the classes, the style and the switched-off state follow the options. */
export class MountedCard {
  readonly form: CardForm;
  readonly container: HTMLElement;
  readonly #scope = nextScope();
  #options: StripeCardElementOptions;
  #dropStyle: () => void = () => undefined;

  constructor(container: HTMLElement, options: StripeCardElementOptions, emitter: Emitter) {
    this.container = container;
    this.#options = options;
    this.form = new CardForm(container.ownerDocument, emitter, {
      hasPostal: options.hidePostalCode !== true,
      hasIcon: options.hideIcon !== true,
      postalCode: options.value?.postalCode ?? '',
    });
    this.form.box.classList.add(this.#scope);
    container.replaceChildren(this.form.box);
    this.apply(options);
    emitter.on('change', this.mark);
    emitter.on('focus', this.mark);
    emitter.on('blur', this.mark);
    this.#stopMarking = () => {
      emitter.off('change', this.mark);
      emitter.off('focus', this.mark);
      emitter.off('blur', this.mark);
    };
  }

  readonly #stopMarking: () => void;

  readonly mark = (): void => {
    mark(this.container, this.#options.classes ?? {}, this.form.state(), this.form.isFocused);
  };

  apply(options: StripeCardElementOptions): void {
    unmark(this.container, this.#options.classes ?? {});
    this.#options = options;
    for (const input of this.form.inputs) input.disabled = options.disabled === true;
    this.#dropStyle();
    this.#dropStyle = putInForce(this.container.ownerDocument, cssOf(options.style ?? {}, `.${this.#scope}`));
    this.mark();
  }

  remove(): void {
    this.#stopMarking();
    this.#dropStyle();
    unmark(this.container, this.#options.classes ?? {});
    this.form.box.remove();
  }
}
