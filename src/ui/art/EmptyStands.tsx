import { CarOutline, Landscape } from './Landscape';
import scene from './scene.module.css';

/** Two stands side by side, each with the outline of a car. */
export function EmptyStands() {
  return (
    <Landscape>
      <path fill="var(--surface)" d="M20 176H188L194 214H14ZM212 176H380L386 214H206Z" />
      <path fill="var(--primary)" d="M20 172H188V180H20ZM212 172H380V180H212Z" />
      <CarOutline transform="translate(32 171) scale(.6)" />
      <CarOutline transform="translate(224 171) scale(.6)" />
      <circle fill="var(--amber)" cx="200" cy="92" r="24" />
      <path className={scene.line} stroke="var(--plate)" d="M186 88h28l-7-7M214 97h-28l7 7" />
    </Landscape>
  );
}
