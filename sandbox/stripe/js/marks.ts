import type { StripeCardElementChangeEvent, StripeElementClasses } from '@stripe/stripe-js';

const ownNames = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
} as const;

/** Keeps the container's classes, which the page styles by, in step with the element. */
export function mark(
  container: HTMLElement,
  classes: StripeElementClasses,
  { complete, empty, error }: StripeCardElementChangeEvent,
  isFocused: boolean,
): void {
  const names = { ...ownNames, ...classes };
  toggle(container, names.base, true);
  toggle(container, names.complete, complete);
  toggle(container, names.empty, empty);
  toggle(container, names.focus, isFocused);
  toggle(container, names.invalid, error !== undefined);
}

export function unmark(container: HTMLElement, classes: StripeElementClasses): void {
  for (const names of Object.values({ ...ownNames, ...classes })) toggle(container, names, false);
}

// A page may give several classes in one name.
function toggle(container: HTMLElement, names: string, isOn: boolean): void {
  for (const name of names.split(/\s+/).filter(Boolean)) container.classList.toggle(name, isOn);
}
