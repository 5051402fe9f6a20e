import greenCar from '@/assets/art/car-green.webp';
import silverCar from '@/assets/art/car-silver.webp';
import { Landscape } from './Landscape';
import css from './scene.module.css';

export function StepAccount() {
  return (
    <Landscape>
      <rect className={css.shade} x="96" y="58" width="208" height="128" rx="12" />
      <rect fill="var(--surface)" x="96" y="52" width="208" height="128" rx="12" />
      <path fill="var(--primary)" d="M108 52H292a12 12 0 0 1 12 12V82H96V64a12 12 0 0 1 12-12Z" />
      <circle fill="var(--tint)" cx="140" cy="122" r="24" />
      <circle fill="var(--primary)" cx="140" cy="115" r="8.5" />
      <path fill="var(--primary)" d="M124 138c2-11 30-11 32 0a24 24 0 0 1-32 0Z" />
      <rect fill="var(--ink)" x="180" y="104" width="92" height="9" rx="4.5" />
      <rect fill="var(--grey)" x="180" y="122" width="66" height="7" rx="3.5" />
      <rect fill="var(--grey)" x="180" y="138" width="78" height="7" rx="3.5" />
      <circle fill="var(--surface)" cx="290" cy="166" r="22" />
      <circle fill="var(--amber)" cx="290" cy="166" r="18" />
      <path className={css.line} stroke="var(--plate)" d="M281 166l6.5 6.5L300 160" />
    </Landscape>
  );
}

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
