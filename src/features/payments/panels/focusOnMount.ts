/** As a `ref`: what takes another thing's place takes the focus too, so that it is read out and the keys go on from it. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
