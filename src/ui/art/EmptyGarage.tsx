import { CarOutline, Landscape } from './Landscape';
import scene from './scene.module.css';

export function EmptyGarage() {
  return (
    <Landscape>
      <path fill="var(--surface)" d="M64 214V106L200 52L336 106V214Z" />
      <path className={scene.line} stroke="var(--grey-line)" d="M64 214V106L200 52L336 106V214" />
      <rect fill="var(--tint)" x="88" y="120" width="224" height="94" />
      <path fill="var(--primary)" d="M84 112H316V132H84Z" />
      <path className={scene.line} stroke="var(--grey-line)" d="M88 142H312" />
      <circle fill="var(--amber)" cx="200" cy="88" r="9" />
      <CarOutline transform="translate(106 210) scale(.78)" />
      <rect fill="var(--road)" y="214" width="400" height="36" />
    </Landscape>
  );
}
