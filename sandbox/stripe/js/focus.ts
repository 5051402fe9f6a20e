/** Calls back when focus enters or leaves the box, but not when it moves between inputs inside. */
export function trackFocus(box: HTMLElement, onMove: (type: 'focus' | 'blur') => void): { isInside: boolean } {
  const focus = { isInside: false };
  const set = (isInside: boolean) => {
    if (isInside === focus.isInside) return;
    focus.isInside = isInside;
    onMove(isInside ? 'focus' : 'blur');
  };
  box.addEventListener('focusin', () => set(true));
  box.addEventListener('focusout', ({ relatedTarget }) =>
    set(relatedTarget instanceof Node && box.contains(relatedTarget)),
  );
  return focus;
}
