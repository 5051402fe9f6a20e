/** Follows the focus into a box and out of it; a move from one of its inputs to another is neither. */
export function trackFocus(box: HTMLElement, moved: (type: 'focus' | 'blur') => void): { isInside: boolean } {
  const focus = { isInside: false };
  const set = (isInside: boolean) => {
    if (isInside === focus.isInside) return;
    focus.isInside = isInside;
    moved(isInside ? 'focus' : 'blur');
  };
  box.addEventListener('focusin', () => set(true));
  box.addEventListener('focusout', ({ relatedTarget }) =>
    set(relatedTarget instanceof Node && box.contains(relatedTarget)),
  );
  return focus;
}
