import { CarOutline, Landscape } from './Landscape';
import scene from './scene.module.css';

/** A parking bay that is kept for a car, below a sign with a heart. */
export function EmptyBay() {
  return (
    <Landscape>
      <path className={scene.lane} d="M98 214L74 250M330 214L354 250" />
      <rect fill="var(--grey)" x="56" y="112" width="8" height="104" />
      <rect className={scene.plate} x="18" y="42" width="84" height="76" rx="12" />
      <path
        fill="var(--amber)"
        d="M60 104c-20-13-27-21-27-31a13.5 13.5 0 0 1 27-5a13.5 13.5 0 0 1 27 5c0 10-7 18-27 31Z"
      />
      <CarOutline transform="translate(112 226) scale(.86)" />
    </Landscape>
  );
}
