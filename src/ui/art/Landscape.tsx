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

interface CarSilhouetteProps {
  x: number;
  y: number;
  scale?: number;
  paint?: 'primary' | 'grey';
}

/** A simple car drawing. `x` is its left edge, and `y` is the road under its wheels. */
export function CarSilhouette({ x, y, scale = 1, paint = 'primary' }: CarSilhouetteProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth="1.5">
      <ellipse className={css.shade} cx="119" cy="1" rx="118" ry="5" />
      <path fill={`var(--${paint})`} d={saloon.body} />
      <path fill="var(--glass)" fillRule="evenodd" d={saloon.glass} />
      {saloon.wheels.map((axle) => (
        <g key={axle}>
          <circle className={css.plate} cx={axle} cy="-16" r="16" />
          <circle fill="var(--grey)" cx={axle} cy="-16" r="7.5" />
        </g>
      ))}
      <path fill="var(--amber)" d="M3-37C10-39 18-41 26-42C22-38 14-35 4-34Z" />
      <path fill="var(--danger)" d="M239-50C232-50 226-48 223-46C228-44 234-43 239-43Z" />
    </g>
  );
}

/** SVG paths of a saloon car that faces left. It is about 240 wide and 74 high, above y = 0 and from x = 0. */
const saloon = {
  body: 'M3-13C1-20 0-28 2-36C6-40 20-43 40-46L70-50C82-58 94-66 106-71C122-75 150-75 178-67C190-62 198-58 204-56C216-54 228-54 238-55C240-46 240-30 237-14L206-12A19 19 0 0 0 168-10L63-10A19 19 0 0 0 25-11Z',
  glass: 'M79-51C90-58 98-64 108-68C126-71 150-70 174-63C182-60 186-58 189-55L184-53L82-49ZM124-71H128L130-50H125Z',
  wheels: [44, 187],
} as const;

/** Where a car is missing. */
export function CarOutline({ transform }: { transform: string }) {
  return (
    <path
      className={css.line}
      stroke="var(--line-strong)"
      strokeDasharray="8 8"
      vectorEffect="non-scaling-stroke"
      d={saloon.body}
      transform={transform}
      strokeWidth="3"
    />
  );
}
