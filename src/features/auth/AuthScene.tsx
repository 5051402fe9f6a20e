import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import css from './AuthScene.module.css';

interface AuthSceneProps {
  /** Draws the content on a card of its own; the flip card brings its two. */
  isCard?: boolean;
  children: ReactNode;
}

/** The road behind everything that stands before the door. */
export function AuthScene({ isCard = false, children }: AuthSceneProps) {
  return (
    <div className={css['scene']}>
      <div className={cx(css['content'], isCard && css['card'])}>{children}</div>
    </div>
  );
}
