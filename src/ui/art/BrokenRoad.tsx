import { CarSilhouette, Landscape } from './Landscape';
import css from './scene.module.css';

/** A car that has stopped before a gap in the road, with its warning triangle set up. */
export function BrokenRoad() {
  return (
    <Landscape>
      <path fill="var(--field)" d="M92 194H150l10 10-14 12 12 12-10 22H80l8-20-10-12 14-12Z" />
      <path className={css.lane} d="M190 236H400" strokeDasharray="34 28" />
      <CarSilhouette x={190} y={222} scale={0.84} />
      <path fill="var(--surface)" d="M40 140L72 196H8Z" />
      <path className={css.line} stroke="var(--danger)" strokeWidth="7" d="M40 140L72 196H8Z" />
      <path className={css.line} stroke="var(--ink)" d="M40 160V174M40 184V184.5" strokeWidth="5" />
      <path className={css.line} stroke="var(--grey-line)" d="M18 204H62" />
    </Landscape>
  );
}
