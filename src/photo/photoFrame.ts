import * as v from 'valibot';

/** The sides of a picture in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const length = v.pipe(share, v.gtValue(0));

/** The part of a photo that is used, in shares of its sides. */
export const photoFrameSchema = v.object({ x: share, y: share, width: length, height: length });

export type PhotoFrame = v.InferOutput<typeof photoFrameSchema>;

export const WHOLE: PhotoFrame = { x: 0, y: 0, width: 1, height: 1 };

/** The cards show pictures in this ratio of width to height. */
export const CARD_RATIO = 4 / 3;

/** The largest frame in the ratio of the cards, in the middle of the photo. */
export function largestFrame({ width, height }: PixelSize): PhotoFrame {
  const ratio = width / height;
  const shares =
    ratio > CARD_RATIO ? { width: CARD_RATIO / ratio, height: 1 } : { width: 1, height: ratio / CARD_RATIO };
  return { ...shares, x: (1 - shares.width) / 2, y: (1 - shares.height) / 2 };
}
