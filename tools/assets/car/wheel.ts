import { round } from '@tools/assets/svg';
import type { Point, RimStyle } from './body';

interface Spoke {
  angle: number;
  /** Half-angles at the hub and at the rim. */
  hub: number;
  rim: number;
  twist?: number;
}

const spokesAt: Record<RimStyle, (angle: number) => readonly Spoke[]> = {
  double5: (angle) => [
    { angle: angle - 0.15, hub: 0.3, rim: 0.075, twist: -0.04 },
    { angle: angle + 0.15, hub: 0.3, rim: 0.075, twist: 0.04 },
  ],
  spoke10: (angle) => [{ angle, hub: 0.24, rim: 0.075 }],
  turbine: (angle) => [{ angle, hub: 0.42, rim: 0.19, twist: 0.24 }],
  wide5: (angle) => [{ angle, hub: 0.58, rim: 0.25 }],
  mesh: (angle) => [
    { angle: angle - 0.2, hub: 0.36, rim: 0.1, twist: -0.09 },
    { angle: angle + 0.2, hub: 0.36, rim: 0.1, twist: 0.09 },
  ],
};
const spokeGroups: Record<RimStyle, number> = { double5: 5, spoke10: 10, turbine: 7, wide5: 5, mesh: 6 };

/** A wheel on the ground. It is filled with the gradients that `carGradients` defines for the same id. */
export function wheel(id: string, axle: number, radius: number, style: RimStyle): string {
  const centre: Point = { x: axle, y: -radius };
  const inner = radius * 0.735;
  const polarPoint = (distance: number, angle: number): string =>
    `${round(centre.x + distance * Math.sin(angle))} ${round(centre.y - distance * Math.cos(angle))}`;
  const disc = (size: number, paint: string): string =>
    `<circle cx="${centre.x}" cy="${centre.y}" r="${round(size)}" ${paint}/>`;
  const ring = (size: number, stroke: string, width: number, opacity = 1): string =>
    disc(size, `fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${round(width)}"`);
  const arc = (size: number, from: number, to: number): string =>
    `M${polarPoint(size, from)}A${round(size)} ${round(size)} 0 0 1 ${polarPoint(size, to)}`;
  const spoke = ({ angle, hub, rim, twist = 0 }: Spoke): string => {
    const bend = hub * 0.22 + rim * 0.5;
    const outer = inner * 0.985;
    const turn = angle + twist * 0.4;
    return (
      `M${polarPoint(radius * 0.1, angle - hub)}Q${polarPoint(radius * 0.42, turn - bend)} ${polarPoint(outer, angle - rim + twist)}` +
      `L${polarPoint(outer, angle + rim + twist)}Q${polarPoint(radius * 0.42, turn + bend)} ${polarPoint(radius * 0.1, angle + hub)}Z`
    );
  };
  const count = spokeGroups[style];
  const spokes = Array.from({ length: count }, (_, index) => spokesAt[style]((index / count) * 2 * Math.PI + 0.06))
    .flat()
    .map(spoke)
    .join('');
  const nuts = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = polarPoint(radius * 0.155, (index / 5) * 2 * Math.PI + 0.3).split(' ');
    return `<circle cx="${x ?? ''}" cy="${y ?? ''}" r="${round(radius * 0.024)}" fill="#3b3f45"/>`;
  });
  const shine = arc(radius * 0.87, -1.1, 0.5);
  const caliper = arc(radius * 0.46, 0.95, 1.95);
  return [
    '<g>',
    disc(radius, 'fill="#141517"'),
    disc(radius * 0.985, `fill="url(#${id}tyre)"`),
    ring(radius * 0.9, '#4a4c4f', radius * 0.012, 0.5),
    `<path d="${shine}" fill="none" stroke="#8b8e92" stroke-opacity=".35" stroke-width="${round(radius * 0.05)}"/>`,
    disc(inner * 1.03, 'fill="#0d0e10"'),
    disc(inner, 'fill="#191b1e"'),
    disc(radius * 0.53, `fill="url(#${id}disc)"`),
    disc(radius * 0.27, 'fill="#2a2d31"'),
    `<path d="${caliper}" fill="none" stroke="#30343a" stroke-width="${round(radius * 0.15)}"/>`,
    disc(inner, `fill="url(#${id}well)"`),
    `<path d="${spokes}" fill="#08090a" opacity=".55" transform="translate(7 12)"/>`,
    `<path d="${spokes}" fill="url(#${id}rim)"/>`,
    `<path d="${spokes}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="3.5"/>`,
    ring(inner * 0.985, `url(#${id}lip)`, radius * 0.045),
    ring(inner * 0.95, '#17191c', 4, 0.5),
    disc(radius * 0.2, `fill="url(#${id}rim)"`),
    ...nuts,
    disc(radius * 0.085, 'fill="#23262a" stroke="#c9ccd0" stroke-width="4"'),
    '</g>',
  ].join('');
}
