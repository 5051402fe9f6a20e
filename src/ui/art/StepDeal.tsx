import silverCar from '@/assets/art/car-silver.webp';
import { Landscape } from './Landscape';
import css from './scene.module.css';

export function StepDeal() {
  return (
    <Landscape>
      <image href={silverCar} x="20" y="137" width="240" height="81.5" />
      <g transform="translate(322 112) rotate(14)">
        <path className={css.line} stroke="var(--ink)" d="M0-10V-31" />
        <circle className={css.line} stroke="var(--ink)" cx="0" cy="-44" r="13" strokeWidth="6" />
        <rect className={css.plate} x="-22" y="-10" width="44" height="64" rx="14" />
        <circle fill="var(--amber)" cx="0" cy="10" r="8" />
        <path className={css.line} stroke="var(--grey-line)" d="M-7 31H7M-7 41H7" />
      </g>
    </Landscape>
  );
}
