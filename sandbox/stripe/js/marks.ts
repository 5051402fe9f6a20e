import type { StripeCardElementChangeEvent, StripeElementClasses } from '@stripe/stripe-js';

const defaultNames = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
} as const;

/** Sets the container's classes (`StripeElement--focus` …) to match the element's state. */
export function applyClasses(
  container: HTMLElement,
  classes: StripeElementClasses,
  { complete, empty, error }: StripeCardElementChangeEvent,
  isFocused: boolean,
): void {
  const names = { ...defaultNames, ...classes };
  toggle(container, names.base, true);
  toggle(container, names.complete, complete);
  toggle(container, names.empty, empty);
  toggle(container, names.focus, isFocused);
  toggle(container, names.invalid, error !== undefined);
}

export function removeClasses(container: HTMLElement, classes: StripeElementClasses): void {
  for (const names of Object.values({ ...defaultNames, ...classes })) toggle(container, names, false);
}

// The `classes` option may hold several class names in one string.
function toggle(container: HTMLElement, names: string, isOn: boolean): void {
  for (const name of names.split(/\s+/).filter(Boolean)) container.classList.toggle(name, isOn);
}
