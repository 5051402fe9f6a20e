import { mix } from '@tools/assets/tones';
import type { Point } from './body';

export function mirror({ x, y }: Point, paint: string, gloss: string): string {
  const around = `translate(${x + 40} ${y + 30}) scale(.86 .8) translate(${-x - 40} ${-y - 30})`;
  const shell = `M${x - 10} ${y + 20}c-6-70 20-110 90-118c66-6 96 18 98 62c2 40-30 62-90 64z`;
  const shine = `M${x + 8} ${y - 42}c20-42 80-60 136-40`;
  return [
    `<g transform="${around}">`,
    `<path d="${shell}" fill="${mix(paint, '#06080c', 0.12)}" stroke="#05070a" stroke-opacity=".6" stroke-width="7"/>`,
    `<path d="${shine}" fill="none" stroke="${gloss}" stroke-opacity=".75" stroke-width="12" stroke-linecap="round"/>`,
    `<path d="M${x + 20} ${y + 22}l70 4l6 26l-60-4z" fill="#0b0d0f"/></g>`,
  ].join('');
}
