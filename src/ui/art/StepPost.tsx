import greenCar from '@/assets/art/car-green.webp';
import { Landscape } from './Landscape';
import css from './scene.module.css';

export function StepPost() {
  return (
    <Landscape>
      <image href={greenCar} x="73.7" y="124.7" width="251.7" height="94.5" />
      <path
        className={css.line}
        stroke="var(--ink)"
        d="M56 118V98a8 8 0 0 1 8-8h20M344 118V98a8 8 0 0 0-8-8h-20M56 208v20a8 8 0 0 0 8 8h20M344 208v20a8 8 0 0 1-8 8h-20"
      />
      <rect className={css.plate} x="158" y="34" width="84" height="36" rx="18" />
      <circle fill="var(--amber)" cx="180" cy="52" r="7" />
      <rect fill="var(--on-plate)" x="196" y="48" width="30" height="8" rx="4" />
    </Landscape>
  );
}
