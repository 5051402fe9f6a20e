import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Stack } from '@/ui/layout/layout';
import css from './AuthScene.module.css';

interface AuthSceneProps {
  /** Renders the content on a card; `FlipCard` needs none, because it brings its own. */
  isCard?: boolean;
  children: ReactNode;
}

/** The road in the background of all login and sign-up screens. */
export function AuthScene({ isCard = false, children }: AuthSceneProps) {
  return (
    <div className={css.scene}>
      <Stack gap={5} className={cx(css.content, isCard && css.card)}>
        {children}
      </Stack>
    </div>
  );
}
