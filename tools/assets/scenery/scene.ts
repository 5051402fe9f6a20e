import type { Daylight } from '@tools/assets/daylight';

/** The input for a backdrop: size of the picture, horizon, ground line of the car and light. */
export interface Scene {
  width: number;
  height: number;
  horizon: number;
  ground: number;
  light: Daylight;
  random: () => number;
}

/** Where the land ends and the road begins. */
export const vergeOf = ({ ground, horizon }: Scene): number => ground - (ground - horizon) * 0.36;

export const band = (y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect y="${y.toFixed(1)}" width="${width}" height="${height.toFixed(1)}" fill="${fill}"${more}/>`;
