import { isStyled } from './isStyled';

/**
 * Lays out a page in a task of its own once it has been parsed and its style sheets have come. Otherwise the first frame does it in
 * one task with the painting, which takes a slow phone more than 50 ms.
 */
export function layOutFirst() {
  let isDone = false;
  const layOut = () => {
    if (isDone || document.readyState === 'loading' || !isStyled()) return;
    isDone = true;
    setTimeout(() => document.body.getBoundingClientRect());
  };
  document.addEventListener('readystatechange', layOut);
  // A style sheet has come.
  document.addEventListener('load', layOut, true);
}
