/**
 * A ref callback that calls back once, when its element is this near to the screen.
 * @param distance for example `200px`
 */
export const whenNear = (distance: string, onNear: () => void) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
