import * as v from 'valibot';
import { MAX_ZOOM } from '@/shared/config/carLimits';
import { MAX_PHOTO_SIDE } from '@/shared/config/photoLimits';

/** The sides of a picture in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The part of a photo that is used: the photo is turned clockwise by quarters first, and the part is in shares of the turned photo. */
export const photoFrameSchema = v.object({
  turn: v.picklist([0, 1, 2, 3]),
  x: share,
  y: share,
  width: v.pipe(share, v.gtValue(0)),
  height: v.pipe(share, v.gtValue(0)),
});

export type PhotoFrame = v.InferOutput<typeof photoFrameSchema>;
export type Turn = PhotoFrame['turn'];

/** All of a photo, as it is. */
export const WHOLE = { turn: 0, x: 0, y: 0, width: 1, height: 1 } as const satisfies PhotoFrame;

/** The cards show pictures in this ratio of width to height. */
export const CARD_RATIO = 4 / 3;

export function turned({ width, height }: PixelSize, turn: Turn): PixelSize {
  return turn % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The largest frame in the ratio of the cards, in the middle of the photo. */
export function largestFrame(size: PixelSize, turn: Turn = 0): PhotoFrame {
  const { width, height } = turned(size, turn);
  const ratio = width / height;
  const shares =
    ratio > CARD_RATIO ? { width: CARD_RATIO / ratio, height: 1 } : { width: 1, height: ratio / CARD_RATIO };
  return { turn, ...shares, x: (1 - shares.width) / 2, y: (1 - shares.height) / 2 };
}

/** Turns the photo by a quarter. The frame is the largest one again, because the old part has the wrong ratio now. */
export function turnFrame({ turn }: PhotoFrame, size: PixelSize, quarters: 1 | -1): PhotoFrame {
  const turns = { 0: [3, 1], 1: [0, 2], 2: [1, 3], 3: [2, 0] } as const;
  return largestFrame(size, turns[turn][quarters === 1 ? 1 : 0]);
}

/** How many times smaller than the largest frame this one is. */
export function zoomOf(frame: PhotoFrame, size: PixelSize) {
  return largestFrame(size, frame.turn).width / frame.width;
}

/** Zooms around the middle of the frame, which stays inside the photo. */
export function zoomFrame(frame: PhotoFrame, size: PixelSize, zoom: number): PhotoFrame {
  const largest = largestFrame(size, frame.turn);
  const times = Math.min(Math.max(zoom, 1), MAX_ZOOM);
  const width = largest.width / times;
  const height = largest.height / times;
  const within = (value: number, length: number) => Math.min(Math.max(value, 0), 1 - length);
  return {
    turn: frame.turn,
    width,
    height,
    x: within(frame.x + (frame.width - width) / 2, width),
    y: within(frame.y + (frame.height - height) / 2, height),
  };
}

/** The part of the turned photo in its pixels. */
export function pixelsOf(frame: PhotoFrame, size: PixelSize) {
  const { width, height } = turned(size, frame.turn);
  return { left: frame.x * width, top: frame.y * height, width: frame.width * width, height: frame.height * height };
}

/** The size at which the part is sent: never larger than it is, and at most `MAX_PHOTO_SIDE` pixels per side. */
export function outputSize(frame: PhotoFrame, size: PixelSize, maxSide = MAX_PHOTO_SIDE): PixelSize {
  const { width, height } = pixelsOf(frame, size);
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
