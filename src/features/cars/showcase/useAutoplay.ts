import { useState, type FocusEvent } from 'react';
import { useMedia } from '@/shared/ui/useMedia';

/** Plays unless the person has paused it, points at it, has the focus in it, or wants less motion (and did not press Play). */
export function useAutoplay() {
  const prefersLessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = choice ? choice === 'paused' : prefersLessMotion;

  return {
    isPaused,
    isPlaying: !isPaused && !isHovered && !hasFocus,
    toggle: () => setChoice(isPaused ? 'playing' : 'paused'),
    holdOnHover: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
    },
    holdOnFocus: {
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
