import { round } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';
import { ridge } from './ridge';
import { band, type Scene, vergeOf } from './scene';

/** A bay with far hills, the sun on the water and a low sea wall. */
export function coast(scene: Scene, sunX: number): string {
  const { width, horizon, light, random } = scene;
  const verge = vergeOf(scene);
  const far = ridge(random, { width, base: horizon + 4, rise: 60, steps: 50 });
  const glints = Array.from({ length: 46 }, () => {
    const y = round(horizon + 4 + random() * (verge - horizon - 8));
    const x = round(sunX + (random() - 0.5) * width * 0.9);
    const size = `width="${round(30 + random() * 110)}" height="1.6"`;
    return `<rect x="${x}" y="${y}" ${size} fill="${light.sun.colour}" opacity="${(0.12 + random() * 0.34).toFixed(2)}"/>`;
  });
  return [
    `<path d="${far}" fill="${mix(light.far, light.haze, 0.45)}" filter="url(#far)"/>`,
    band(horizon, width, verge - horizon + 10, 'url(#sea)'),
    ...glints,
    band(verge - 44, width, 46, 'url(#stone)'),
    band(verge - 46, width, 5, mix('#e9e3d8', light.ambient, 0.4)),
  ].join('');
}
