import type { Daylight } from '@tools/assets/daylight';
import { blur, glow, gradient } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';

/** The gradients and blurs that the backdrops refer to. */
export function materials({ sky, sun, ambient, ground, haze }: Daylight, isStudio: boolean): string {
  const stone = mix('#b9b1a4', ambient, 0.15);
  const concrete = mix('#b4b2ac', ambient, 0.2);
  const fade = { to: { x: 0, y: 620 }, isAbsolute: true };
  const air = [
    [0, sky[0]],
    [0.3, sky[1]],
    [0.52, sky[2]],
  ] as const;
  const halo = [
    [0, sun.colour, sun.strength],
    [0.35, sun.colour, sun.strength * 0.4],
    [1, sun.colour, 0],
  ] as const;
  const asphalt = [
    [0, mix(ground[0], ambient, 0.22)],
    [0.35, ground[0]],
    [1, ground[1]],
  ] as const;
  const water = [
    [0, mix(sky[2], '#5f8ea3', 0.35)],
    [1, mix('#2f6377', sky[0], 0.35)],
  ] as const;
  const floor = [
    [0, '#f4f3f0', 0],
    [0.4, '#cfcdc8'],
    [1, '#a4a29d'],
  ] as const;
  return [
    gradient('sky', air),
    glow('sun', halo),
    gradient('road', asphalt),
    gradient('sea', water),
    gradient('stone', [
      [0, stone],
      [1, mix(stone, '#3a3835', 0.4)],
    ]),
    gradient('concrete', [
      [0, mix(concrete, ambient, 0.3)],
      [1, mix(concrete, '#55534f', 0.32)],
    ]),
    gradient('floor', floor),
    gradient('mist', [
      [0, haze, 0.7],
      [1, haze, 0],
    ]),
    gradient(
      'fade',
      [
        [0, '#fff', 0.34],
        [1, '#fff', 0],
      ],
      fade,
    ),
    glow(
      'vignette',
      [
        [0.66, '#000', 0],
        [1, '#000', isStudio ? 0.1 : 0.2],
      ],
      ' cx=".5" cy=".52" r=".75"',
    ),
    blur('far', 4.2, [10, 20]),
    blur('near', 2.4, [5, 20]),
    blur('soft', '26 7', [30, 100]),
    blur('pool', 90, [40, 40]),
    blur('wet', '16 26', [5, 5]),
  ].join('');
}
