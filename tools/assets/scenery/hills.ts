import { round } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';
import { ridge } from './ridge';
import { band, type Scene } from './scene';

function slopes({ width, horizon, light, random }: Scene): string {
  const { far, haze } = light;
  const tones = [
    { colour: mix(far, haze, 0.55), rise: 110, soft: 'far' },
    { colour: mix(mix('#5d7f72', far, 0.4), haze, 0.35), rise: 74, soft: 'far' },
    { colour: mix('#54755a', haze, 0.25), rise: 40, soft: 'near' },
  ];
  return tones
    .map(({ colour, rise, soft }, index) => {
      const path = ridge(random, { width, base: horizon + 6 + index * 8, rise, steps: 60 });
      return `<path d="${path}" fill="${colour}" filter="url(#${soft})"/>`;
    })
    .join('');
}

function meadow({ width, height, horizon, light }: Scene): string {
  const green = mix(mix('#3d5a40', light.haze, 0.12), light.ambient, 0.2);
  return band(horizon + 12, width, height, green) + band(horizon + 12, width, 60, 'url(#mist)');
}

function bushes({ width, horizon, light, random }: Scene): string {
  const path = Array.from({ length: 16 }, () => {
    const x = random() * width;
    const size = 10 + random() * 22;
    return `M${round(x - size)} ${round(horizon + 16)}a${round(size)} ${round(size * 0.8)} 0 1 1 ${round(size * 2)} 0Z`;
  });
  return `<path d="${path.join('')}" fill="${mix('#3f5f49', light.haze, 0.25)}" filter="url(#near)"/>`;
}

function fir(x: number, y: number, height: number, width: number): string {
  const tip = y - height;
  const pointAt = (step: number, side: number, isNotch: boolean): string =>
    `L${round(x + side * width * (step / 4) * (isNotch ? 0.62 : 1))} ${round(tip + height * 0.25 * step - (isNotch ? 2 : 0))}`;
  const right = [1, 2, 3, 4].map((step) => pointAt(step, 1, false) + pointAt(step, 1, true));
  const left = [4, 3, 2, 1].map((step) => pointAt(step, -1, true) + pointAt(step, -1, false));
  return `M${round(x)} ${round(tip)}${right.join('')}${left.join('')}Z`;
}

function firs({ width, horizon, light, random }: Scene): string {
  const { far, haze } = light;
  const rows = [
    { count: 90, low: 70, spread: 80, colour: mix(mix('#4d6f60', far, 0.4), haze, 0.5), soft: 'far' },
    { count: 64, low: 90, spread: 110, colour: mix('#33564a', haze, 0.34), soft: 'far' },
    { count: 40, low: 120, spread: 130, colour: mix('#213b30', haze, 0.16), soft: 'near' },
  ];
  return rows
    .map(({ count, low, spread, colour, soft }) => {
      const trees = Array.from({ length: count }, (_, index) => {
        const height = low + random() * spread;
        return fir((index + random()) * (width / count), horizon + 34, height, height * 0.17 + 4);
      });
      return `<path d="${trees.join('')}" fill="${colour}" filter="url(#${soft})"/>`;
    })
    .join('');
}

export const hills = (scene: Scene): string => slopes(scene) + bushes(scene) + meadow(scene);

export const forest = (scene: Scene): string => slopes(scene) + firs(scene) + meadow(scene);
