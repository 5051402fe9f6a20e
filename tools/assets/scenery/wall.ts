import { round } from '@tools/assets/svg';
import { band, type Scene } from './scene';

function panel(left: number, width: number, top: number, bottom: number): string {
  const height = bottom - top;
  const seam = `<rect x="${round(left)}" y="${round(top)}" width="3" height="${round(height)}" fill="#000" opacity=".16"/>`;
  const edge = `<rect x="${round(left + 3)}" y="${round(top)}" width="2" height="${round(height)}" fill="#fff" opacity=".22"/>`;
  const anchors = [0.2, 0.75].flatMap((y) => [0.18, 0.82].map((x) => ({ x: left + x * width, y: top + height * y })));
  const dot = ({ x, y }: { x: number; y: number }): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="4.5" fill="#000" opacity=".16"/>`;
  return seam + edge + anchors.map(dot).join('');
}

/** A wall of concrete panels under a strip of sky, half in the sun; the road begins below it. */
export function wall({ width, height, horizon, ground, light, random }: Scene): string {
  const top = horizon * 0.3;
  const foot = ground - (ground - horizon) * 0.2;
  const offset = 0.1 + random() * 0.8;
  const panels = [-1, 0, 1, 2, 3, 4].map((index) => panel(((index + offset) * width) / 4, width / 4, top, foot));
  const lean = width * (0.3 + random() * 0.25);
  const sunlit = `M${round(lean - width * 0.37)} ${round(foot)}L${round(lean)} ${round(top)}H${width}V${round(foot)}Z`;
  return [
    band(top, width, foot - top, 'url(#concrete)'),
    ...panels,
    band(top - 6, width, 9, '#fff', ' opacity=".5"'),
    `<path d="${sunlit}" fill="${light.ambient}" opacity=".26" filter="url(#near)"/>`,
    band(foot - 14, width, 16, '#000', ' opacity=".2" filter="url(#near)"'),
    band(foot, width, height - foot, 'url(#road)'),
    band(foot, width, 3, '#fff', ' opacity=".18"'),
  ].join('');
}
