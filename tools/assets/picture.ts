import { carBodies } from './car/bodies';
import type { RimStyle } from './car/body';
import { car } from './car/car';
import { daylights } from './daylight';
import { type CarLook, lookName } from './look';
import { pick, randomOf } from './random';
import { backdrop } from './scenery/backdrop';
import { materials } from './scenery/materials';
import { round } from './svg';

const width = 1200;
const height = 900;

function mirrored(length: number, reflection: string): string {
  const mask = `<mask id="m"><rect x="-400" y="0" width="${length + 800}" height="900" fill="url(#fade)"/></mask>`;
  return `<defs>${mask}</defs><g mask="url(#m)"><g transform="scale(1 -1)" filter="url(#wet)">${reflection}</g></g>`;
}

/** The picture of a car with its background as SVG, 1200 by 900. */
export function picture(look: CarLook): string {
  const { shape, paint, light: lightName, background } = look;
  const random = randomOf(lookName(look));
  const light = daylights[lightName];
  const { length, rim: usual } = carBodies[shape];
  const zoom = width * (0.855 + random() * 0.045);
  const scale = Math.min(zoom / length, zoom / 4560);
  const ground = height * 0.77;
  const isStudio = background === 'studio';
  const rim =
    shape === 'pickup' ? usual : pick<RimStyle>(random, [usual, usual, 'double5', 'spoke10', 'turbine', 'wide5']);
  const drawing = { shape, paint, light: lightName, rim };
  const scene = { width, height, horizon: ground - 1240 * scale, ground, light, random };
  const place = `translate(${round((width - length * scale) / 2)} ${ground}) scale(${scale.toFixed(5)})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${materials(light, isStudio)}</defs>`,
    backdrop(background, scene),
    `<g transform="${place}">`,
    isStudio ? mirrored(length, car({ ...drawing, id: 'r' })) : '',
    car({ ...drawing, id: 'c', isLit: lightName === 'dusk', shadow: isStudio ? 0.42 : light.shadow }),
    `</g><rect width="${width}" height="${height}" fill="url(#vignette)"/>`,
    light.isDim ? `<rect width="${width}" height="${height}" fill="#2a1c30" opacity=".12"/>` : '',
    '</svg>',
  ].join('');
}
