export const round = (value: number): number => Number(value.toFixed(1));

interface Point {
  x: number;
  y: number;
}
interface GradientLine {
  from?: Point;
  to?: Point;
  /** Coordinates are in user space instead of fractions of the filled shape. */
  isAbsolute?: boolean;
}
type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const stopsOf = (stops: Stops): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');

/** Runs from top to bottom if `line` is omitted. */
export function gradient(id: string, stops: Stops, line: GradientLine = {}) {
  const { from = { x: 0, y: 0 }, to = { x: 0, y: 1 }, isAbsolute = false } = line;
  const units = isAbsolute ? ' gradientUnits="userSpaceOnUse"' : '';
  const ends = `x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"`;
  return `<linearGradient id="${id}"${units} ${ends}>${stopsOf(stops)}</linearGradient>`;
}

export function glow(id: string, stops: Stops, shape = ''): string {
  return `<radialGradient id="${id}"${shape}>${stopsOf(stops)}</radialGradient>`;
}

export function blur(id: string, deviation: number | string, [side, over]: readonly [number, number]): string {
  const area = `x="-${side}%" y="-${over}%" width="${100 + 2 * side}%" height="${100 + 2 * over}%"`;
  return `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}
