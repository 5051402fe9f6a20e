import { CarOutline, Landscape } from './Landscape';
import scene from './scene.module.css';

/** The lot of a dealer with pennants, and nothing but outlines of cars. */
export function EmptyLot() {
  return (
    <Landscape>
      <path fill="var(--surface)" d="M252 196V128H380V196Z" />
      <path fill="var(--primary)" d="M244 112H388V132H244Z" />
      <rect fill="var(--tint)" x="266" y="146" width="100" height="50" />
      <path className={scene.line} stroke="var(--grey-line)" d="M316 146V196" />
      <rect fill="var(--grey)" x="14" y="40" width="6" height="156" />
      <path className={scene.line} stroke="var(--grey-line)" d="M17 44Q120 96 248 112" strokeWidth="3" />
      <path fill="var(--primary)" d="M40 56l18 6-13 15ZM141 90l18 6-13 15Z" />
      <path fill="var(--amber)" d="M72 69l18 6-13 15ZM177 99l18 6-13 15Z" />
      <path fill="var(--danger)" d="M106 80l18 6-13 15ZM208 105l18 6-13 15Z" />
      <CarOutline transform="translate(24 222) scale(.62)" />
      <CarOutline transform="translate(196 238) scale(.72)" />
    </Landscape>
  );
}
