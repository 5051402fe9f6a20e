import { mix } from '@tools/assets/tones';
import { band, type Scene } from './scene';

/** A photo studio: a spot of light on the wall and a floor that mirrors the car. */
export function studio({ width, height, horizon, light }: Scene): string {
  const pool = `cx="${width / 2}" cy="${(horizon * 0.8).toFixed(1)}" rx="${(width * 0.62).toFixed(1)}" ry="${(height * 0.5).toFixed(1)}"`;
  return [
    band(0, width, height, mix(light.haze, '#d9d8d3', 0.6)),
    `<ellipse ${pool} fill="#fff" opacity=".85" filter="url(#pool)"/>`,
    band(horizon, width, height - horizon, 'url(#floor)'),
  ].join('');
}
