import { car } from '@tools/assets/car/car';
import { carBodies } from '@tools/assets/car/bodies';
import { randomOf } from '@tools/assets/random';
import { band } from '@tools/assets/scenery/scene';
import { glow, gradient, round } from '@tools/assets/svg';
import { type HeroPalette, heroPalettes, type Theme } from './palette';
import { land } from './land';

export interface HeroOptions {
  theme: Theme;
  width: number;
  height: number;
  hasCar: boolean;
  /** The car's length and left edge as fractions of the width, and its ground line as a fraction of the height. */
  carShare?: number;
  carLeft?: number;
  groundAt?: number;
}

function definitions({ sky, glow: halo, hills, field, road }: HeroPalette): string {
  const fading = [0, 0.4, 1].map((offset) => [offset, halo.colour, (offset ? 0.35 : 1) * halo.strength] as const);
  const sunlight = fading.map(([offset, colour, see]) => [offset, colour, offset === 1 ? 0 : see] as const);
  return [
    '<defs>',
    gradient('sky', [
      [0, sky[0]],
      [0.42, sky[1]],
      [0.68, sky[2]],
    ]),
    glow('sun', sunlight),
    gradient('road', [
      [0, road[0]],
      [1, road[1]],
    ]),
    gradient('field', [
      [0, hills[3]],
      [1, field],
    ]),
    gradient(
      'beam',
      [
        [0, '#ffe9b8', 0.5],
        [1, '#ffe9b8', 0],
      ],
      { from: { x: 1, y: 0 }, to: { x: 0, y: 0 } },
    ),
    '</defs>',
  ].join('');
}

/** The banner of the home page: a horizon, a car and empty space for text. Without a car, only the road. */
export function hero({
  theme,
  width,
  height,
  hasCar,
  carShare = 0.43,
  carLeft = 0.535,
  groundAt = 0.845,
}: HeroOptions) {
  const palette = heroPalettes[theme];
  const scale = (width * carShare) / carBodies.coupe.length;
  const ground = height * groundAt;
  const horizon = ground - 1120 * scale;
  const verge = ground - (ground - horizon) * 0.3;
  const sun = { x: round(width * (carLeft + carShare * 0.29)), y: round(horizon - 92) };
  const isNight = theme === 'dark';
  const beam = isNight ? '<path d="M110-700L-2600-420L-2600 40L60-560Z" fill="url(#beam)" opacity=".55"/>' : '';
  const drawing = { paint: palette.paint, light: isNight ? 'dusk' : 'morning', isLit: isNight } as const;
  const place = `translate(${round(width * carLeft)} ${round(ground)}) scale(${scale.toFixed(5)})`;
  const lane = `M0 ${round(ground + (height - ground) * 0.5)}H${width}`;
  const dash = `stroke="${palette.lane.colour}" stroke-opacity="${palette.lane.opacity}" stroke-dasharray="110 90"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    definitions(palette),
    band(0, width, height, 'url(#sky)'),
    `<ellipse cx="${sun.x}" cy="${round(horizon - 6)}" rx="${round(width * 0.4)}" ry="${round(height * 0.5)}" fill="url(#sun)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${round(height * 0.075)}" fill="${palette.disc.colour}" opacity="${palette.disc.opacity}"/>`,
    land({ width, height, horizon, palette, random: randomOf('hero7') }),
    band(horizon + 4, width, verge - horizon, 'url(#field)'),
    band(verge, width, height - verge, 'url(#road)'),
    band(verge, width, 6, palette.kerb),
    `<path d="${lane}" ${dash} stroke-width="5"/>`,
    hasCar
      ? `<g transform="${place}">${beam}${car({ ...drawing, shape: 'coupe', id: 'h', shadow: palette.shadow })}</g>`
      : '',
    '</svg>',
  ].join('');
}
