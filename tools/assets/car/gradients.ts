import type { Daylight } from '@tools/assets/daylight';
import { blur, gradient } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';
import type { CarBody, RimStyle } from './body';
import type { Paint } from './paint';
import { wheelGradients } from './wheelGradients';

const hundredth = (share: number): number => Math.round(share * 100) / 100;

function bodyGradient(id: string, body: CarBody, paint: Paint): string {
  const { base, high, upper, low, bounce, deep } = paint;
  const offset = (y: number): number => hundredth((body.height + y) / (body.height - body.sill));
  const stops = [
    [0, high],
    [0.1, mix(high, base, 0.35)],
    [offset(body.shoulder - 40), high],
    [offset(body.crease - 26), mix(base, upper, 0.6)],
    [offset(body.crease + 8), mix(base, low, 0.38)],
    [0.76, mix(base, low, 0.1)],
    [0.87, low],
    [0.95, bounce],
    [1, deep],
  ] as const;
  const line = { from: { x: 0, y: -body.height }, to: { x: 0, y: 10 - body.sill }, isAbsolute: true };
  return gradient(`${id}body`, stops, line);
}

function lengthGradient(id: string, body: CarBody): string {
  const stops = [
    [0, '#000', 0.34],
    [0.06, '#000', 0.08],
    [0.2, '#fff', 0.1],
    [0.5, '#fff', 0],
    [0.8, '#000', 0.04],
    [0.95, '#000', 0.2],
    [1, '#000', 0.42],
  ] as const;
  return gradient(`${id}length`, stops, { to: { x: body.length, y: 0 }, isAbsolute: true });
}

function glassGradient(id: string, body: CarBody, light: Daylight): string {
  const stops = [
    [0, mix('#10161b', light.sky[0], 0.34)],
    [0.45, mix('#12181d', light.sky[1], 0.2)],
    [0.78, '#10151a'],
    [1, '#0a0d10'],
  ] as const;
  const line = { from: { x: 0, y: -body.height }, to: { x: 0, y: body.shoulder }, isAbsolute: true };
  return gradient(`${id}glass`, stops, line);
}

export interface CarGradients {
  id: string;
  body: CarBody;
  silhouette: string;
  light: Daylight;
  paint: Paint;
  rim: RimStyle;
}

/** The SVG definitions that a car's layers refer to. All ids begin with `id`, so that several cars can share a document. */
export function carGradients({ id, body, silhouette, light, paint, rim }: CarGradients): string {
  return [
    '<defs>',
    bodyGradient(id, body, paint),
    lengthGradient(id, body),
    glassGradient(id, body, light),
    wheelGradients(id, body, light, rim),
    gradient(
      `${id}red`,
      [
        [0, '#5d0a0c'],
        [0.6, '#a81519'],
        [1, '#e0383a'],
      ],
      { to: { x: 1, y: 0 } },
    ),
    gradient(
      `${id}lamp`,
      [
        [0, '#eef4f7'],
        [0.45, '#7d8a93'],
        [1, '#20262b'],
      ],
      { to: { x: 1, y: 0 } },
    ),
    `<clipPath id="${id}inBody"><path d="${silhouette}"/></clipPath>`,
    `<clipPath id="${id}inGlass"><path d="${body.glass}"/></clipPath>`,
    blur(`${id}near`, 14, [20, 40]),
    blur(`${id}wide`, 34, [20, 60]),
    '</defs>',
  ].join('');
}
