import type { ReactNode } from 'react';
import css from './scene.module.css';

interface LandscapeProps {
  children: ReactNode;
}

/** The background of the small scenes, in a 400 by 250 view box: sun, two ranges of hills, and a road. */
export function Landscape({ children }: LandscapeProps) {
  return (
    <svg className={css.scene} viewBox="0 0 400 250" width="400" height="250" strokeWidth="4" aria-hidden>
      <rect fill="var(--sky)" width="400" height="250" />
      <circle fill="var(--sun)" cx="318" cy="84" r="30" />
      <path fill="var(--far)" d="M0 150C70 108 130 118 200 138S330 122 400 110V250H0Z" />
      <path fill="var(--near)" d="M0 170C90 146 190 168 260 164S360 150 400 154V250H0Z" />
      <rect fill="var(--road)" y="196" width="400" height="54" />
      <rect className={css.kerb} y="196" width="400" height="3" />
      {children}
    </svg>
  );
}
