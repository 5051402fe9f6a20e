import type { CarBackground } from '@tools/assets/look';
import { round } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';
import { city } from './city';
import { coast } from './coast';
import { desert } from './desert';
import { forest, hills } from './hills';
import { band, type Scene, vergeOf } from './scene';
import { studio } from './studio';
import { wall } from './wall';

function sky(
  { width, height, horizon, random }: Scene,
  { haze }: Scene['light'],
  sunX: number,
  clouds: number,
): string {
  const sun = `cx="${round(sunX)}" cy="${round(horizon - 20)}" rx="${round(width * 0.55)}" ry="${round(height * 0.42)}"`;
  const drift = Array.from({ length: clouds }, () => {
    const centre = `cx="${round(random() * width)}" cy="${round(horizon * (0.12 + random() * 0.5))}"`;
    const size = `rx="${round(width * (0.16 + random() * 0.3))}" ry="${round(5 + random() * 11)}"`;
    return `<ellipse ${centre} ${size} fill="${haze}" opacity="${(0.22 + random() * 0.34).toFixed(2)}"/>`;
  });
  return `${band(0, width, height, 'url(#sky)')}<ellipse ${sun} fill="url(#sun)"/><g filter="url(#soft)">${drift.join('')}</g>`;
}

function road(scene: Scene): string {
  const { width, height, ground, light } = scene;
  const verge = vergeOf(scene);
  const lane = ground + (height - ground) * 0.42;
  return [
    band(verge, width, height - verge, 'url(#road)'),
    band(verge, width, 7, mix('#d8d5cd', light.ambient, 0.3), ' opacity=".85"'),
    band(verge + 7, width, 10, '#000', ' opacity=".22"'),
    band(lane, width, 12, '#f3f0e6', ' opacity=".5"'),
  ].join('');
}

/** The background and the ground of a picture. */
export function backdrop(name: CarBackground, scene: Scene): string {
  if (name === 'studio') return studio(scene);
  const sunX = scene.width * (scene.light.sun.at + (scene.random() - 0.5) * 0.2);
  const above = sky(scene, scene.light, sunX, name === 'city' ? 4 : 6);
  switch (name) {
    case 'wall':
      return above + wall(scene);
    case 'hills':
      return above + hills(scene) + road(scene);
    case 'forest':
      return above + forest(scene) + road(scene);
    case 'coast':
      return above + coast(scene, sunX) + road(scene);
    case 'city':
      return above + city(scene) + road(scene);
    case 'desert':
      return above + desert(scene) + road(scene);
  }
}
