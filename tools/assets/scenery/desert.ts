import { round } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';
import { ridge } from './ridge';
import { band, type Scene } from './scene';

/** Table mountains over sand. */
export function desert({ width, height, horizon, light, random }: Scene): string {
  const mesas = Array.from({ length: 5 }, () => {
    const x = random() * width;
    const top = 80 + random() * 150;
    const rise = 50 + random() * 90;
    const left = `l16-${round(rise * 0.7)}l14-${round(rise * 0.3)}`;
    return `M${round(x)} ${round(horizon + 14)}${left}h${round(top)}l18 ${round(rise * 0.4)}l22 ${round(rise * 0.6)}Z`;
  });
  const far = ridge(random, { width, base: horizon + 6, rise: 56, steps: 60 });
  return [
    `<path d="${far}" fill="${mix('#a97f6a', light.haze, 0.55)}" filter="url(#far)"/>`,
    `<path d="${mesas.join('')}" fill="${mix('#9a5f46', light.haze, 0.36)}" filter="url(#far)"/>`,
    band(horizon + 8, width, height, mix('#c49a72', light.ground[0], 0.18)),
    band(horizon + 8, width, 60, 'url(#mist)'),
  ].join('');
}
