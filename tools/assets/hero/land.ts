import { ridge } from '@tools/assets/scenery/ridge';
import { round } from '@tools/assets/svg';
import type { HeroPalette } from './palette';

interface Land {
  width: number;
  height: number;
  horizon: number;
  palette: HeroPalette;
  random: () => number;
}

/** Three soft ranges of hills and a row of trees. */
export function land({ width, height, horizon, palette, random }: Land): string {
  const trees = Array.from({ length: 26 }, () => {
    const x = random() * width;
    const size = 5 + random() * 15;
    const rise = size * (0.8 + random() * 0.9);
    return `M${round(x - size)} ${round(horizon + 6)}a${round(size)} ${round(rise)} 0 1 1 ${round(size * 2)} 0Z`;
  });
  const ranges = [
    { base: horizon + 2, rise: height * 0.15, fill: palette.hills[0] },
    { base: horizon + 6, rise: height * 0.1, fill: palette.hills[1] },
    { base: horizon + 12, rise: height * 0.058, fill: palette.hills[2] },
  ];
  const slopes = ranges.map(({ base, rise, fill }) => {
    return `<path d="${ridge(random, { width, base, rise, steps: 80, roughness: 0 })}" fill="${fill}"/>`;
  });
  return `${slopes.join('')}<path d="${trees.join('')}" fill="${palette.hills[3]}" opacity=".9"/>`;
}
