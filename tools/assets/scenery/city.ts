import { round } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';
import { band, type Scene } from './scene';

const rows = [
  { rise: 230, haze: 0.72, hasWindows: false, soft: 'far' },
  { rise: 170, haze: 0.52, hasWindows: true, soft: 'far' },
  { rise: 96, haze: 0.3, hasWindows: true, soft: 'near' },
] as const;

function litWindows(random: () => number, left: number, right: number, top: number, bottom: number): string {
  let path = '';
  for (let y = top + 12; y < bottom - 6; y += 15) {
    for (let x = left + 8; x < right - 10; x += 14) if (random() > 0.62) path += `M${round(x)} ${round(y)}h7v8h-7Z`;
  }
  return path;
}

/** Three rows of houses that fade with distance; windows are lit at dusk. */
export function city({ width, height, horizon, light, random }: Scene): string {
  const skyline = rows.map(({ rise, haze, hasWindows, soft }) => {
    let houses = '';
    let windows = '';
    for (let x = -20; x < width + 20;) {
      const right = x + 44 + random() * 90;
      const top = horizon - rise * (0.45 + random() * 0.75);
      houses += `M${round(x)} ${round(horizon + 30)}V${round(top)}H${round(right)}V${round(horizon + 30)}Z`;
      if (hasWindows) windows += litWindows(random, x, right, top, horizon);
      x = right + (random() > 0.6 ? 14 + random() * 30 : 2);
    }
    const tone = mix(mix('#46525c', light.far, 0.5), light.haze, haze);
    const glass = light.isDim ? 'fill="#ffd894" opacity=".42"' : 'fill="#eef3f5" opacity=".2"';
    return `<g filter="url(#${soft})"><path d="${houses}" fill="${tone}"/><path d="${windows}" ${glass}/></g>`;
  });
  const square = mix('#a9a7a1', light.ground[0], 0.5);
  return skyline.join('') + band(horizon + 8, width, height, square) + band(horizon + 8, width, 70, 'url(#mist)');
}
