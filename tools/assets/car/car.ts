import { daylights } from '@tools/assets/daylight';
import type { CarLight, CarShape } from '@tools/assets/look';
import { carBodies } from './bodies';
import type { CarBody, RimStyle } from './body';
import { bodywork } from './bodywork';
import { cabin } from './cabin';
import { carGradients } from './gradients';
import { joints } from './joints';
import { lamps } from './lamps';
import { mirror } from './mirror';
import { paintIn } from './paint';
import { shadow } from './shadow';
import { silhouette } from './silhouette';
import { wheel } from './wheel';

export interface CarDrawing {
  shape: CarShape;
  paint: string;
  light: CarLight;
  rim?: RimStyle;
  /** Prefix of every SVG id: must be unique per car in a document. */
  id: string;
  isLit?: boolean;
  /** Darkness of the shadow on the ground; 0 for none. */
  shadow?: number;
}

function chassis(id: string, { frontAxle, rearAxle, wheelRadius, archRadius, sill, rim }: CarBody, style = rim) {
  const axles = [frontAxle, rearAxle];
  const wells = axles.map((x) => `<circle cx="${x}" cy="-${wheelRadius}" r="${archRadius - 2}" fill="#060708"/>`);
  const shades = axles.map((x) => {
    const inner = wheelRadius * 0.92;
    const outside = `M${x - archRadius}-${wheelRadius}A${archRadius} ${archRadius} 0 0 1 ${x + archRadius}-${wheelRadius}`;
    const inside = `L${x + inner}-${wheelRadius}A${inner} ${wheelRadius * 0.8} 0 0 0 ${x - inner}-${wheelRadius}Z`;
    return `<path d="${outside}${inside}" fill="url(#${id}arch)"/>`;
  });
  const top = `M${frontAxle - 260}-${sill + 60}L${rearAxle + 260}-${sill + 60}`;
  const floor = `<path d="${top}L${rearAxle + 60}-130L${frontAxle - 60}-130Z" fill="#08090a"/>`;
  return [floor, ...wells, ...axles.map((x) => wheel(id, x, wheelRadius, style)), ...shades].join('');
}

const rails = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#25282c" stroke-width="26" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="#c5c9cd" stroke-opacity=".7" stroke-width="7" transform="translate(0 -7)"/>`;

/** Renders a car as SVG, in millimetres; the origin is on the ground below its front end. */
export function car({ shape, paint: base, light: lightName, rim, id, isLit = false, shadow: dark = 0 }: CarDrawing) {
  const body = carBodies[shape];
  const light = daylights[lightName];
  const paint = paintIn(base, light);
  const outline = silhouette(body);
  return [
    carGradients({ id, body, silhouette: outline, light, paint, rim: rim ?? body.rim }),
    dark > 0 ? shadow(id, body, dark) : '',
    '<g>',
    chassis(id, body, rim),
    body.roofRails === undefined ? '' : rails(body.roofRails),
    bodywork(id, body, outline, light, paint),
    cabin(id, body, light),
    joints(body, light, paint),
    lamps(id, body, isLit),
    mirror(body.mirror, base, light.gloss),
    '</g>',
  ].join('');
}
