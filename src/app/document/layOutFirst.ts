import { isStyled } from './isStyled';

/**
 * Computes the styles of a page once it has been parsed and its style sheets have come, and then lays it out in a task of its own.
 * Otherwise the first frame does both in one task with the painting, which takes a slow phone more than 100 ms.
 */
export function layOutFirst() {
  let isDone = false;
  const layOut = () => {
    if (isDone || document.readyState === 'loading' || !isStyled()) return;
    isDone = true;
    // Computes the styles, but no layout.
    document.getAnimations();
    setTimeout(() => document.body.getBoundingClientRect());
  };
  document.addEventListener('readystatechange', layOut);
  // A style sheet has come.
  document.addEventListener('load', layOut, true);
}
