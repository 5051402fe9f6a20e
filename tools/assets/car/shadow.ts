import { blur } from '@tools/assets/svg';
import type { CarBody } from './body';

/** The soft shadow on the ground under a car. */
export function shadow(id: string, { length, wheelRadius, frontAxle, rearAxle }: CarBody, darkness: number): string {
  const pool = (y: number, width: number, height: number, fill: string, opacity: number, name: string): string =>
    `<ellipse cx="${length / 2}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}" opacity="${opacity}" filter="url(#${id}${name})"/>`;
  const underTyre = (axle: number): string =>
    `<ellipse cx="${axle}" cy="2" rx="${wheelRadius * 0.95}" ry="26" fill="#000" opacity=".85" filter="url(#${id}near)"/>`;
  return [
    `<defs>${blur(`${id}pool`, 40, [20, 200])}${blur(`${id}haze`, '95 30', [20, 200])}</defs>`,
    pool(60, length * 0.56, 120, '#05070a', darkness * 0.62, 'haze'),
    pool(4, length * 0.46, 64, '#030405', Math.min(1, darkness * 1.5), 'pool'),
    underTyre(frontAxle),
    underTyre(rearAxle),
  ].join('');
}
