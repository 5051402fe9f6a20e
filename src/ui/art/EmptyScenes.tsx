import { saloon, Landscape, CarSilhouette } from './Landscape';
import css from './scene.module.css';

/** An empty garage with the outline of a car. */
export function EmptyGarage() {
  return (
    <Landscape>
      <path fill="var(--surface)" d="M64 214V106L200 52L336 106V214Z" />
      <path className={css.line} stroke="var(--grey-line)" d="M64 214V106L200 52L336 106V214" />
      <rect fill="var(--tint)" x="88" y="120" width="224" height="94" />
      <path fill="var(--primary)" d="M84 112H316V132H84Z" />
      <path className={css.line} stroke="var(--grey-line)" d="M88 142H312" />
      <circle fill="var(--amber)" cx="200" cy="88" r="9" />
      <CarOutline transform="translate(106 210) scale(.78)" />
      <rect fill="var(--road)" y="214" width="400" height="36" />
    </Landscape>
  );
}

/** A magnifying glass over an empty part of the road, with the car beyond it. */
export function EmptySearch() {
  return (
    <Landscape>
      <path className={css.line} stroke="var(--ink)" d="M206 166L246 206" strokeWidth="13" />
      <circle fill="var(--surface)" cx="160" cy="120" r="58" fillOpacity=".6" />
      <CarOutline transform="translate(56 222) scale(.86)" />
      <circle className={css.line} stroke="var(--ink)" cx="160" cy="120" r="58" strokeWidth="8" />
      <path className={css.line} stroke="var(--amber)" d="M126 108a38 38 0 0 1 24-22" strokeWidth="6" />
      <CarSilhouette x={352} y={222} scale={0.86} />
    </Landscape>
  );
}

/** Where a car is missing. */
function CarOutline({ transform }: { transform: string }) {
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
