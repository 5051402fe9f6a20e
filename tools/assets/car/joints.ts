import type { Daylight } from '@tools/assets/daylight';
import { round } from '@tools/assets/svg';
import { mix } from '@tools/assets/tones';
import type { CarBody, Point } from './body';
import type { Paint } from './paint';

const stroke = (d: string, colour: string, opacity: number, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"${more}/>`;

function bumperLines({ frontAxle, rearAxle, archRadius, wheelRadius, crease, length }: CarBody): readonly string[] {
  const x = (share: number): number => round(frontAxle - archRadius * share);
  const start = round(rearAxle + archRadius * 0.97);
  return [
    `M${x(0.7)} ${crease + 96}C${x(0.74)} ${crease + 150} ${x(0.84)} -${wheelRadius + 250} ${x(0.92)} -${wheelRadius + 160}`,
    `M${start} -${wheelRadius + 110}C${round(rearAxle + archRadius + 150)} -${wheelRadius + 150} ` +
      `${length - 330} ${crease + 190} ${length - 250} ${crease + 40}`,
  ];
}

function handle({ x, y }: Point, { base }: Paint, gloss: string): string {
  return (
    `<path d="M${x - 10} ${y + 8}h170a16 16 0 0 1 0 40h-170a16 16 0 0 1 0-40Z" fill="#000" opacity=".34"/>` +
    `<rect x="${x - 20}" y="${y}" width="190" height="30" rx="15" fill="${mix(base, gloss, 0.4)}" stroke="#000" ` +
    `stroke-opacity=".4" stroke-width="5"/>` +
    stroke(`M${x - 8} ${y + 8}h166`, '#fff', 0.65, 6, ' stroke-linecap="round"')
  );
}

/** Gaps between the panels, the shoulder line, handles, vents and the fuel flap. */
export function joints(body: CarBody, light: Daylight, paint: Paint): string {
  const gap = (d: string, opacity = 0.55, width = 9): string =>
    stroke(d, '#05070a', opacity, width, ' stroke-linecap="round" stroke-linejoin="round"') +
    stroke(d, '#fff', paint.isPale ? 0.5 : 0.16, 4, ' transform="translate(8 3)"');
  const { fuelFlap, shoulderLine, vent } = body;
  return [
    ...bumperLines(body).map((d) => gap(d, 0.36, 6)),
    gap(body.bonnet, 0.42, 7),
    gap(body.boot, 0.42, 7),
    body.gap === undefined ? '' : gap(body.gap, 0.75, 16),
    ...body.doors.map((d) => gap(d)),
    stroke(shoulderLine, '#000', paint.isPale ? 0.2 : 0.32, 8, ' transform="translate(0 7)"'),
    stroke(shoulderLine, light.gloss, paint.isPale ? 0.9 : 0.5, 6),
    vent === undefined ? '' : `<path d="${vent}" fill="#0b0d0f"/>`,
    vent === undefined ? '' : '<path d="M1400-590L1556-574M1404-562L1546-548" stroke="#4a4e53" stroke-width="6"/>',
    `<circle cx="${fuelFlap.x}" cy="${fuelFlap.y}" r="${fuelFlap.radius}" fill="none" stroke="#000" `,
    'stroke-opacity=".3" stroke-width="6"/>',
    ...body.handles.map((point) => handle(point, paint, light.gloss)),
  ].join('');
}
