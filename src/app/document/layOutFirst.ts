/**
 * Lays out a public page in a task of its own once it has been parsed. Otherwise the first frame does it in one task with the styles and the
 * painting, which takes a slow phone more than 50 ms.
 */
export function layOutFirst() {
  const layOut = () => document.body.getBoundingClientRect();
  document.addEventListener('readystatechange', () => setTimeout(layOut), { once: true });
}
