import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { CardForm } from './cardForm';
import type { Emitter } from './emitter';
import { cssOf, adoptStyles } from './look';
import { applyClasses, removeClasses } from './marks';

let count = 0;

function nextScope() {
  count += 1;
  return `StripeElement-card-${count}`;
}

/** A card form in its container. Classes, styles and the disabled state follow the options. */
export class MountedCard {
  readonly form: CardForm;
  readonly container: HTMLElement;
  readonly #scope = nextScope();
  #options: StripeCardElementOptions;
  #removeStyles: () => void = () => undefined;

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
    emitter.on('change', this.updateClasses);
    emitter.on('focus', this.updateClasses);
    emitter.on('blur', this.updateClasses);
    this.#unsubscribe = () => {
      emitter.off('change', this.updateClasses);
      emitter.off('focus', this.updateClasses);
      emitter.off('blur', this.updateClasses);
    };
  }

  readonly #unsubscribe: () => void;

  readonly updateClasses = (): void => {
    applyClasses(this.container, this.#options.classes ?? {}, this.form.state(), this.form.isFocused);
  };

  apply(options: StripeCardElementOptions): void {
    removeClasses(this.container, this.#options.classes ?? {});
    this.#options = options;
    for (const input of this.form.inputs) input.disabled = options.disabled === true;
    this.#removeStyles();
    this.#removeStyles = adoptStyles(this.container.ownerDocument, cssOf(options.style ?? {}, `.${this.#scope}`));
    this.updateClasses();
  }

  remove(): void {
    this.#unsubscribe();
    this.#removeStyles();
    removeClasses(this.container, this.#options.classes ?? {});
    this.form.box.remove();
  }
}
