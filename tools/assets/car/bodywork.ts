import type { Daylight } from '@tools/assets/daylight';
import type { CarBody } from './body';
import { lowerBody } from './lowerBody';
import type { Paint } from './paint';

const softLine = (id: string, d: string, colour: string, opacity: number, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" filter="url(#${id}near)"/>`;

function flanks(id: string, { length, crease }: CarBody, { deep, isPale }: Paint, gloss: string): string {
  const [quarter, late] = [length * 0.2, length * 0.62];
  const shade =
    `M-50 ${crease + 66}C${quarter} ${crease - 20} ${late} ${crease - 12} ${length + 60} ${crease - 84}` +
    `L${length + 60} ${crease + 120}C${length * 0.7} ${crease + 210} ${length * 0.3} ${crease + 200} -50 ${crease + 190}Z`;
  const sheen =
    `M-50 ${crease + 34}C${quarter} ${crease - 60} ${late} ${crease - 52} ${length + 60} ${crease - 116}` +
    `L${length + 60} ${crease - 150}C${late} ${crease - 92} ${quarter} ${crease - 96} -50 ${crease + 8}Z`;
  return (
    `<path d="${shade}" fill="${deep}" opacity="${isPale ? 0.2 : 0.36}" filter="url(#${id}wide)"/>` +
    `<path d="${sheen}" fill="${gloss}" opacity="${isPale ? 0.85 : 0.5}" filter="url(#${id}near)"/>`
  );
}

function archEdges({ frontAxle, rearAxle, wheelRadius, archRadius, isClad }: CarBody, isPale: boolean): string {
  const glint = isClad ? 0.12 : isPale ? 0.6 : 0.24;
  return [frontAxle, rearAxle]
    .map((axle) => {
      const ring = (radius: number, stroke: string, opacity: number, width: number): string =>
        `<circle cx="${axle}" cy="-${wheelRadius}" r="${radius}" fill="none" stroke="${stroke}" ` +
        `stroke-opacity="${opacity}" stroke-width="${width}"/>`;
      return ring(archRadius + 8, '#fff', glint, 9) + ring(archRadius + 1, '#000', 0.5, 8);
    })
    .join('');
}

/** The painted body with highlights and shadows, without windows, joints and lamps. */
export function bodywork(id: string, body: CarBody, silhouette: string, light: Daylight, paint: Paint): string {
  const { length, height, outline, haunch, lowerLight } = body;
  const rim = (paint.isPale ? 0.95 : 0.62) * (light.isDim ? 0.55 : 1);
  return [
    `<path d="${silhouette}" fill="url(#${id}body)"/><g clip-path="url(#${id}inBody)">`,
    `<rect x="0" y="-${height + 40}" width="${length}" height="${height + 40}" fill="url(#${id}length)"/>`,
    flanks(id, body, paint, light.gloss),
    haunch === undefined ? '' : softLine(id, haunch, light.gloss, 0.5, 46),
    softLine(id, lowerLight, light.gloss, paint.isPale ? 0.7 : 0.26, 26),
    softLine(id, outline, light.gloss, rim, 44),
    `<path d="${outline}" fill="none" stroke="${light.ambient}" stroke-opacity="${light.isDim ? 0.32 : 0.55}" stroke-width="9"/>`,
    lowerBody(body),
    archEdges(body, paint.isPale),
    '</g>',
  ].join('');
}
