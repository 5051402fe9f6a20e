import { CarSilhouette, Landscape } from './Landscape';
import scene from './scene.module.css';

/** A car on a road with a sign that says that all is well. */
export function ClearRoad() {
  return (
    <Landscape>
      <path className={scene.lane} d="M0 236H400" strokeDasharray="34 28" />
      <rect fill="var(--grey)" x="92" y="118" width="8" height="98" />
      <circle fill="var(--surface)" cx="96" cy="84" r="44" />
      <circle className={scene.line} stroke="var(--primary)" cx="96" cy="84" r="39" strokeWidth="7" />
      <path className={scene.line} stroke="var(--primary)" d="M78 85l13 13L116 70" strokeWidth="9" />
      <CarSilhouette x={164} y={222} scale={0.86} />
    </Landscape>
  );
}
