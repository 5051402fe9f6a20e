import type { Daylight } from '@tools/assets/daylight';
import { glow, gradient } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';
import type { CarBody, RimStyle } from './body';

/** The gradients that fill the wheels and the wheel arches. */
export function wheelGradients(id: string, body: CarBody, light: Daylight, rim: RimStyle): string {
  const [bright, dark] = body.isClad && rim === 'mesh' ? ['#5a5e64', '#2b2e32'] : ['#eef0f2', '#81868d'];
  const radius = body.wheelRadius;
  const line = { from: { x: 0, y: -radius * 1.75 }, to: { x: 0, y: -radius * 0.25 }, isAbsolute: true };
  const archTop = { from: { x: 0, y: -(radius + body.archRadius) }, to: { x: 0, y: -radius }, isAbsolute: true };
  const tyre = [
    [0.7, '#1b1c1e'],
    [0.86, '#303235'],
    [0.95, '#222426'],
    [1, '#0f1011'],
  ] as const;
  const well = [
    [0, '#000', 0.75],
    [0.5, '#000', 0.15],
    [1, '#000', 0.1],
  ] as const;
  const disc = [
    [0, '#8d9298'],
    [0.5, '#5c6167'],
    [1, '#777c83'],
  ] as const;
  const rimStops = [
    [0, mix(bright, light.ambient, 0.3)],
    [0.5, mix(bright, dark, 0.55)],
    [1, dark],
  ] as const;
  return [
    gradient(`${id}rim`, rimStops, line),
    gradient(
      `${id}lip`,
      [
        [0, '#fbfcfc'],
        [0.45, '#8f949a'],
        [1, '#d5d8db'],
      ],
      line,
    ),
    gradient(`${id}well`, well),
    gradient(`${id}disc`, disc, { to: { x: 1, y: 1 } }),
    glow(`${id}tyre`, tyre),
    gradient(
      `${id}arch`,
      [
        [0, '#000', 0.9],
        [1, '#000', 0],
      ],
      archTop,
    ),
  ].join('');
}
