import type { CarBody } from './body';

const bright = (d: string, colour: string, opacity: number, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Lamps, grille and the rim of a pickup's bed. `isLit` switches the lamps on, as at night. */
export function lamps(id: string, body: CarBody, isLit: boolean): string {
  const { intake, headlamp, dayLamp, tailLamp, tailBar, hasBed } = body;
  return [
    `<g clip-path="url(#${id}inBody)"><path d="${intake}" fill="#0c0e10"/>`,
    `<path d="${intake}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="6"/>`,
    `<path d="${headlamp}" fill="url(#${id}lamp)" stroke="#0b0d0f" stroke-width="8"/>`,
    bright(dayLamp, isLit ? '#fff6dc' : '#ffffff', 0.92, 15),
    `<path d="${tailLamp}" fill="url(#${id}red)" stroke="#17090a" stroke-width="8"/>`,
    bright(tailBar, isLit ? '#ff7a6b' : '#ff8f86', 0.85, 12),
    hasBed ? '<path d="M3350-1216H5300" stroke="#15171a" stroke-width="44"/>' : '',
    hasBed ? '<path d="M3350-1236H5240" stroke="#8b9096" stroke-opacity=".7" stroke-width="7"/>' : '',
    '</g>',
  ].join('');
}
