import { MAX_ZOOM } from '@/shared/config/carLimits';

/** In the unit of this file: the width, or the height, of the picture at zoom 1, at which it just fits the stage. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** `x` and `y` say how far the picture's centre is from the stage's. */
export interface View extends Point {
  zoom: number;
}

export const FIT: View = { zoom: 1, x: 0, y: 0 };
const CENTRE: Point = { x: 0, y: 0 };

/** The stage, which is the area for the picture, in the unit of this file: one side is 1, the other at least 1. Takes pixels. */
export function stageOf(stage: Size, picture: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  if (!Number.isFinite(scale) || scale <= 0) return { width: 1, height: 1 };
  return { width: stage.width / (picture.width * scale), height: stage.height / (picture.height * scale) };
}

/** The nearest view between 100 and 400 % without empty space beside a picture that is larger than the stage. */
export function limitView({ zoom, x, y }: View, stage: Size): View {
  const limited = limit(zoom, 1, MAX_ZOOM);
  const right = Math.max(0, (limited - stage.width) / 2);
  const bottom = Math.max(0, (limited - stage.height) / 2);
  return { zoom: limited, x: limit(x, -right, right), y: limit(y, -bottom, bottom) };
}

/** @param at the point of the stage, counted from its centre, at which the picture stays in place */
export function zoomTo(view: View, zoom: number, stage: Size, at = CENTRE): View {
  const limited = limit(zoom, 1, MAX_ZOOM);
  const growth = limited / view.zoom;
  return limitView({ zoom: limited, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }, stage);
}

export function moveBy(view: View, { x, y }: Point, stage: Size): View {
  return limitView({ ...view, x: view.x + x, y: view.y + y }, stage);
}

/** The part of the picture that the stage shows, as fractions of the picture. */
export function visiblePart({ zoom, x, y }: View, stage: Size) {
  const [left, right] = visibleRange(zoom, x, stage.width);
  const [top, bottom] = visibleRange(zoom, y, stage.height);
  return { left, top, width: right - left, height: bottom - top };
}

function visibleRange(zoom: number, offset: number, stageSide: number) {
  const start = 0.5 - (stageSide / 2 + offset) / zoom;
  return [limit(start, 0, 1), limit(start + stageSide / zoom, 0, 1)] as const;
}

function limit(value: number, min: number, max: number) {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
}
