/** Ref of the element that a navigation was about: brought into view after the router has set the page's scroll. */
export function scrollHere(element: HTMLElement | null) {
  if (!element) return;
  requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
}
