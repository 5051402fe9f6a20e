import { useState, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { preloadSignIn } from './queries';
import scene from './AuthScene.module.css';
import css from './FlipCard.module.css';

interface FlipCardProps {
  isTurned: boolean;
  front: ReactNode;
  back: ReactNode;
}

/** Two faces of one card. A face is mounted when it is first turned up, and then stays mounted with what was typed. */
export function FlipCard({ isTurned, front, back }: FlipCardProps) {
  const [hasTurned, setHasTurned] = useState(false);
  const [isTurnedInitially] = useState(isTurned);
  if (isTurned !== isTurnedInitially && !hasTurned) setHasTurned(true);

  return (
    <div className={css.flip} onPointerEnter={preloadSignIn} onFocus={preloadSignIn}>
      <Face isUp={!isTurned}>{(!isTurnedInitially || hasTurned) && front}</Face>
      <Face isUp={isTurned} isBack>
        {(isTurnedInitially || hasTurned) && back}
      </Face>
    </div>
  );
}

interface FaceProps {
  isUp: boolean;
  isBack?: boolean;
  children: ReactNode;
}

function Face({ isUp, isBack, children }: FaceProps) {
  return (
    <section
      className={cx(scene.card, css.face, isBack && css.back, !isUp && css.down)}
      inert={!isUp}
      aria-hidden={!isUp || undefined}
    >
      {children}
    </section>
  );
}
