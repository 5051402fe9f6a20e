import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { formatOf } from '@sandbox/stripe/cardNumbers';
import { BrandMark } from './brandMark';
import { cardState, visibleError } from './cardState';
import { checkField, type Digits, type FieldError, type FieldName } from './checks';
import type { Emitter } from './emitter';
import { trackFocus } from './focus';
import { isFull, makeInput } from './fields';

const cardEvent = { elementType: 'card' } as const;

interface CardFormOptions {
  hasPostal: boolean;
  hasIcon: boolean;
  postalCode: string;
}

/** The inputs of a card element and their values. */
export class CardForm {
  readonly box: HTMLDivElement;
  readonly #emitter: Emitter;
  readonly #names: readonly FieldName[];
  readonly #inputs = new Map<FieldName, HTMLInputElement>();
  readonly #visited = new Set<FieldName>();
  readonly #brand: BrandMark;
  readonly #focus: { isInside: boolean };
  #digits: Digits = { number: '', expiry: '', cvc: '', postal: '' };
  #lastState = '';

  constructor(page: Document, emitter: Emitter, { hasPostal, hasIcon, postalCode }: CardFormOptions) {
    this.#emitter = emitter;
    this.#digits = { ...this.#digits, postal: postalCode };
    this.#names = hasPostal ? ['number', 'expiry', 'cvc', 'postal'] : ['number', 'expiry', 'cvc'];
    this.box = page.createElement('div');
    this.#brand = new BrandMark(page);
    if (hasIcon) this.box.append(this.#brand.element);
    for (const name of this.#names) this.#addInput(page, name);
    this.#lastState = JSON.stringify(this.state());
    this.#focus = trackFocus(this.box, (type) => emitter.emit(type, cardEvent));
  }

  get digits(): Digits {
    return this.#digits;
  }

  get isFocused(): boolean {
    return this.#focus.isInside;
  }

  get inputs(): HTMLInputElement[] {
    return [...this.#inputs.values()];
  }

  state(): StripeCardElementChangeEvent {
    return cardState(this.#names, this.#digits, this.#visited);
  }

  /** Returns the first error. From now on incomplete fields show their errors too. */
  submitError(): FieldError | undefined {
    for (const name of this.#names) this.#visited.add(name);
    this.#refresh();
    return this.state().error;
  }

  clear(): void {
    this.#digits = { number: '', expiry: '', cvc: '', postal: '' };
    this.#visited.clear();
    for (const input of this.inputs) input.value = '';
    this.#refresh();
  }

  #addInput(page: Document, name: FieldName): void {
    const input = makeInput(
      page,
      name,
      () => this.#digits,
      (value) => this.#onInput(name, value),
    );
    input.addEventListener('blur', () => {
      if (this.#digits[name] !== '') this.#visited.add(name);
      this.#refresh();
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#emitter.emit('escape', cardEvent);
      if (key === 'Backspace' && input.value === '') this.#neighbour(name, -1)?.focus();
    });
    input.value = this.#digits[name];
    this.#inputs.set(name, input);
    this.box.append(input);
  }

  #onInput(name: FieldName, value: string): void {
    this.#digits = { ...this.#digits, [name]: value };
    this.#visited.delete(name);
    this.#refresh();
    const { lengths } = formatOf(this.#digits.number);
    const isDone = isFull(name, this.#digits, Math.max(...lengths)) && !checkField(name, this.#digits).error;
    if (isDone) this.#neighbour(name, 1)?.focus();
  }

  #refresh(): void {
    this.#brand.show(formatOf(this.#digits.number).brand);
    for (const [name, input] of this.#inputs) {
      const isComplete = !checkField(name, this.#digits).error;
      input.setAttribute('aria-invalid', String(visibleError(name, this.#digits, this.#visited) !== undefined));
      input.dataset['state'] = this.#digits[name] === '' ? 'empty' : isComplete ? 'complete' : 'partial';
    }
    const state = this.state();
    const serialized = JSON.stringify(state);
    if (serialized === this.#lastState) return;
    this.#lastState = serialized;
    this.#emitter.emit('change', state);
  }

  #neighbour(name: FieldName, step: 1 | -1): HTMLInputElement | undefined {
    const neighbour = this.#names[this.#names.indexOf(name) + step];
    return neighbour && this.#inputs.get(neighbour);
  }
}
