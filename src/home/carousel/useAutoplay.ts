import { useState, type FocusEvent } from 'react';
import { useMedia } from '@/ui/useMedia';

/** Plays unless the user has paused it, hovers it, has the focus in it, or prefers reduced motion and has not pressed Play. */
export function useAutoplay() {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = choice ? choice === 'paused' : prefersReducedMotion;

  const isHeld = isHovered || hasFocus;

  return {
    isPaused,
    isPlaying: !isPaused && !isHeld,
    /** Somebody points at it or has the focus in it. */
    isHeld,
    toggle: () => setChoice(isPaused ? 'playing' : 'paused'),
    holdOnHover: {
      onMouseEnter: () => setIsHovered(true),
      onMouseLeave: () => setIsHovered(false),
    },
    holdOnFocus: {
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
