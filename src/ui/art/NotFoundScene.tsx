import greenCar from '@/assets/art/car-green.webp';
import css from './scene.module.css';

/** A "404" sign, and a car where the road ends. */
export function NotFoundScene() {
  return (
    <svg className={css.scene} viewBox="0 0 860 320" width="860" height="320" strokeWidth="4" aria-hidden>
      <rect fill="var(--sky)" width="860" height="320" />
      <circle fill="var(--sun)" cx="610" cy="120" r="46" />
      <path fill="var(--far)" d="M0 190C120 120 240 140 380 176S640 160 860 128V320H0Z" />
      <path fill="var(--near)" d="M0 214C160 176 330 214 480 206S720 186 860 196V320H0Z" />
      <rect fill="var(--field)" y="240" width="860" height="80" />
      <path fill="var(--road)" d="M860 252H330l-14 10 18 8-22 10 20 10-16 10 14 20H860Z" />
      <rect className={css.kerb} x="330" y="250" width="530" height="4" />
      <path className={css.lane} d="M400 300H860" strokeDasharray="56 44" />
      <rect fill="var(--grey)" x="191" y="168" width="10" height="112" />
      <rect className={css.plate} x="104" y="114" width="184" height="78" rx="8" />
      <rect className={css.line} stroke="var(--amber)" x="110" y="120" width="172" height="66" rx="5" strokeWidth="3" />
      <text className={css.sign} x="196" y="170">
        404
      </text>
      <image href={greenCar} x="467.4" y="182.4" width="286.4" height="107.6" />
    </svg>
  );
}
