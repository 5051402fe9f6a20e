import type { StripeCardElementChangeEvent, StripeCardElementOptions } from '@stripe/stripe-js';
import { digitsOf, errorOf, fieldNames, fields, shown, type Digits, type FieldError, type FieldName } from './fields';

interface CardEvents {
  change: Pick<StripeCardElementChangeEvent, 'elementType' | 'complete' | 'empty' | 'error'>;
  ready: { elementType: 'card' };
}
type Handlers = { [Type in keyof CardEvents]: Set<(event: CardEvents[Type]) => void> };

/**
 * The part of Stripe's card element that `@stripe/react-stripe-js` uses, with the inputs in the page itself instead of an iframe. As at Stripe,
 * its methods may be called by themselves.
 */
export class CardElement {
  readonly #box: HTMLDivElement;
  readonly #inputs: Readonly<Record<FieldName, HTMLInputElement>>;
  readonly #handlers: Handlers = { change: new Set(), ready: new Set() };
  /** The fields that show their error although they are only incomplete. */
  readonly #left = new Set<FieldName>();
  readonly #onDestroy: () => void;
  #options: StripeCardElementOptions;
  #container: HTMLElement | undefined;
  #sheet: CSSStyleSheet | undefined;
  #lastState = '';

  constructor(page: Document, options: StripeCardElementOptions, onDestroy: () => void) {
    this.#options = options;
    this.#onDestroy = onDestroy;
    this.#box = page.createElement('div');
    this.#box.dataset['card'] = '';
    const make = (name: FieldName) => this.#makeInput(page, name);
    this.#inputs = { number: make('number'), expiry: make('expiry'), cvc: make('cvc') };
    this.#box.append(...Object.values(this.#inputs));
    for (const type of ['focusin', 'focusout']) this.#box.addEventListener(type, () => this.#showState());
    this.#lastState = JSON.stringify(this.#state());
  }

  get digits(): Digits {
    const of = (name: FieldName) => digitsOf(name, this.#inputs[name].value);
    return { number: of('number'), expiry: of('expiry'), cvc: of('cvc') };
  }

  readonly mount = (container: HTMLElement): void => {
    this.#container = container;
    container.replaceChildren(this.#box);
    this.update({});
    setTimeout(() => this.#emit('ready', { elementType: 'card' }));
  };

  readonly destroy = (): void => {
    this.#box.remove();
    this.#adopt();
    this.#container = undefined;
    this.#onDestroy();
  };

  readonly update = (changes: StripeCardElementOptions): void => {
    this.#options = { ...this.#options, ...changes };
    for (const input of Object.values(this.#inputs)) input.disabled = this.#options.disabled === true;
    this.#adopt(cssOf(this.#options));
    this.#showState();
  };

  readonly on = <Type extends keyof CardEvents>(type: Type, handler: (event: CardEvents[Type]) => void): void => {
    this.#handlers[type].add(handler);
  };

  readonly off = <Type extends keyof CardEvents>(type: Type, handler: (event: CardEvents[Type]) => void): void => {
    this.#handlers[type].delete(handler);
  };

  /** Returns the first error. From now on incomplete fields show their errors, too. */
  submit(): FieldError | undefined {
    for (const name of fieldNames) this.#left.add(name);
    this.#refresh();
    return this.#state().error;
  }

  #makeInput(page: Document, name: FieldName) {
    const { label, autocomplete } = fields[name];
    const input = page.createElement('input');
    Object.assign(input, { inputMode: 'numeric', autocomplete, placeholder: label, spellcheck: false });
    input.dataset['field'] = name;
    input.setAttribute('aria-label', label);
    input.addEventListener('input', () => {
      input.value = shown(name, digitsOf(name, input.value));
      this.#left.delete(name);
      this.#refresh();
      const next = name === 'number' ? 'expiry' : 'cvc';
      if (name !== 'cvc' && !errorOf(name, this.digits[name])) this.#inputs[next].focus();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') this.#left.add(name);
      this.#refresh();
    });
    return input;
  }

  /** An incomplete field shows no error until the user has left it. */
  #errorOf(name: FieldName) {
    const error = errorOf(name, this.digits[name]);
    return error?.code.startsWith('incomplete') && !this.#left.has(name) ? undefined : error;
  }

  #state() {
    const { digits } = this;
    return {
      elementType: 'card',
      complete: fieldNames.every((name) => !errorOf(name, digits[name])),
      empty: fieldNames.every((name) => digits[name] === ''),
      error: fieldNames.map((name) => this.#errorOf(name)).find((error) => error !== undefined),
    } as const;
  }

  #refresh() {
    this.#showState();
    const state = this.#state();
    const text = JSON.stringify(state);
    if (text === this.#lastState) return;
    this.#lastState = text;
    this.#emit('change', state);
  }

  #showState() {
    for (const name of fieldNames)
      this.#inputs[name].setAttribute('aria-invalid', String(this.#errorOf(name) !== undefined));
    const { focus, invalid } = this.#options.classes ?? {};
    const { activeElement } = this.#box.ownerDocument;
    if (focus) this.#container?.classList.toggle(focus, this.#box.contains(activeElement));
    if (invalid) this.#container?.classList.toggle(invalid, this.#state().error !== undefined);
  }

  #emit<Type extends keyof CardEvents>(type: Type, event: CardEvents[Type]) {
    if (this.#container) for (const handler of this.#handlers[type]) handler(event);
  }

  /** A constructed style sheet, which a strict CSP allows. */
  #adopt(css?: string) {
    const page = this.#box.ownerDocument;
    // jsdom has none.
    if (!('adoptedStyleSheets' in page)) return;
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    if (css === undefined) return;
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(css);
    page.adoptedStyleSheets.push(this.#sheet);
  }
}

/** The look of the fields, with the colours that the page gives. */
function cssOf({ style = {} }: StripeCardElementOptions) {
  const { base = {}, invalid = {} } = style;
  return `[data-card]{display:flex;gap:8px}
[data-card] input{min-width:0;padding:0;border:0;outline:0;background:none;font:${base.fontSize ?? '16px'}/1.2 sans-serif;color:${base.color ?? '#000'}}
[data-card] [data-field=number]{flex:1;width:0}[data-card] [data-field=expiry]{width:4.2em}[data-card] [data-field=cvc]{width:3em}
[data-card] ::placeholder{color:${base['::placeholder']?.color ?? 'inherit'};opacity:1}
[data-card] [aria-invalid=true]{color:${invalid.color ?? '#eb1c26'}}`;
}
