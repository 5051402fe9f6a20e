import type { Point, Size } from './pictureView';

/** Where an event is, counted from the centre of the stage. */
export function pointOf(event: { clientX: number; clientY: number; currentTarget: Element }, stage: Size): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - left) / width - 0.5) * stage.width,
    y: ((event.clientY - top) / height - 0.5) * stage.height,
  };
}

/** The centre of the pointers that are pressed. */
export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** How far apart the first two points are. */
export function spreadOf([first, second]: readonly Point[]) {
  return first && second ? Math.hypot(second.x - first.x, second.y - first.y) : 0;
}
