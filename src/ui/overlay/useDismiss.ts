import { useEffect, useEffectEvent, type RefObject } from 'react';

interface DismissOptions {
  isEnabled: boolean;
  onDismiss: () => void;
}

/** Calls `onDismiss` for a click outside of the element, and for Escape, after which its first button has the focus. */
export function useDismiss(element: RefObject<HTMLElement | null>, { isEnabled, onDismiss }: DismissOptions) {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isEnabled) return undefined;
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss();
    };
    const handleKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      dismiss();
      element.current?.querySelector('button')?.focus();
    };
    window.addEventListener('click', handleClick);
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('click', handleClick);
      window.removeEventListener('keydown', handleKeyDown);
    };
  }, [element, isEnabled]);
}
