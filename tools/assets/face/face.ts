import { brightness, mix } from '@tools/assets/tones';
import { clothesOf } from './clothes';
import { featuresOf } from './features';
import { hairOf } from './hair';
import { traitsOf } from './traits';

const head = 'M63 86C62 54 78 38 100 38C122 38 138 54 137 86C136 114 120 136 100 136C80 136 64 114 63 86Z';
const shaved = 'M63 82C62 54 78 38 100 38C122 38 138 54 137 82C132 64 120 54 100 54C80 54 68 64 63 82Z';

/** Renders a portrait as SVG, 200 by 200; the slug determines the person. */
export function face(slug: string): string {
  const traits = traitsOf(slug);
  const { skin, background, hair, hairColour, hasEarrings } = traits;
  const shade = mix(skin, '#3a1508', brightness(skin) < 0.35 ? 0.3 : 0.2);
  const { behind, before } = hairOf(traits);
  const ear = (x: number): string =>
    `<ellipse cx="${x}" cy="91" rx="6.5" ry="10" fill="${skin}"/><ellipse cx="${x}" cy="91" rx="3" ry="5.5" fill="${shade}" opacity=".6"/>`;
  const ring = (x: number): string => `<circle cx="${x}" cy="104" r="3.4" fill="#e0b23e"/>`;
  const areEarsSeen = !['hijab', 'bob', 'long'].includes(hair);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400">',
    `<rect width="200" height="200" fill="${background}"/><circle cx="100" cy="108" r="86" fill="#fff" opacity=".22"/>`,
    behind,
    `<path d="M80 116H120V148C114 160 86 160 80 148Z" fill="${shade}"/>`,
    clothesOf(traits),
    areEarsSeen ? ear(63) + ear(137) : '',
    areEarsSeen && hasEarrings ? ring(62) + ring(138) : '',
    `<path d="${head}" fill="${skin}"/>`,
    hair === 'shaved' ? `<path d="${shaved}" fill="${hairColour}" opacity=".16"/>` : '',
    featuresOf(traits),
    before,
    '</svg>',
  ].join('');
}
