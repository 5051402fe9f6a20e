import { CarOutline, Landscape } from './Landscape';
import scene from './scene.module.css';

/** A sign at the road whose plate has no name, and no car behind it. */
export function EmptyPlate() {
  return (
    <Landscape>
      <CarOutline transform="translate(176 226) scale(.86)" />
      <rect fill="var(--grey)" x="62" y="122" width="8" height="94" />
      <rect fill="var(--grey)" x="138" y="122" width="8" height="94" />
      <rect fill="var(--surface)" x="32" y="52" width="144" height="76" rx="10" />
      <rect className={scene.line} stroke="var(--ink)" x="32" y="52" width="144" height="76" rx="10" />
      <path className={scene.line} stroke="var(--grey-line)" strokeDasharray="20 12" d="M58 90H150" strokeWidth="10" />
    </Landscape>
  );
}
