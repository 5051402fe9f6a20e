import type { PlotPoint } from './pricePlot';

/** How near to a point the pointer must be, in units of the plot. */
const REACH = 28;
/** Points nearer to each other than this cannot be told apart. */
const SAME_SPOT = 5;

/** The point that is nearest to a place in the plot; undefined if none is near. */
export function nearestPoint(points: readonly PlotPoint[], x: number, y: number) {
  let nearest: PlotPoint | undefined;
  let least = REACH;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < least) [nearest, least] = [point, distance];
  }
  return nearest;
}

/** The other points that the pointer cannot reach, because they are at the same place. */
export function pointsAtSameSpot(points: readonly PlotPoint[], { car, x, y }: PlotPoint) {
  return points.filter((point) => point.car.id !== car.id && Math.hypot(point.x - x, point.y - y) < SAME_SPOT);
}

/** The index that an arrow key leads to; undefined for other keys. */
export function indexAfterKey(key: string, index: number, count: number) {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
