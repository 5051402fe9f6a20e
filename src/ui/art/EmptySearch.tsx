import { CarSilhouette, saloon } from './CarSilhouette';
import { Landscape } from './Landscape';
import css from './scene.module.css';

/** A magnifying glass over an empty part of the road, with the car beyond it. */
export function EmptySearch() {
  return (
    <Landscape>
      <path className={css.line} stroke="var(--ink)" d="M206 166L246 206" strokeWidth="13" />
      <circle fill="var(--surface)" cx="160" cy="120" r="58" fillOpacity=".6" />
      <path
        className={css.line}
        stroke="var(--line-strong)"
        strokeDasharray="8 8"
        vectorEffect="non-scaling-stroke"
        d={saloon.body}
        transform="translate(56 222) scale(.86)"
        strokeWidth="3"
      />
      <circle className={css.line} stroke="var(--ink)" cx="160" cy="120" r="58" strokeWidth="8" />
      <path className={css.line} stroke="var(--amber)" d="M126 108a38 38 0 0 1 24-22" strokeWidth="6" />
      <CarSilhouette x={352} y={222} scale={0.86} />
    </Landscape>
  );
}
