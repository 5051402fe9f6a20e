import { JPEG_QUALITY } from '@/shared/config/photoLimits';
import type { CanvasMaker } from './canvasMaker';
import { containerOf } from './containerOf';
import { isGarbled } from './garbling';
import type { PhotoContainer } from './photoContainer';
import { largestFrame, outputSize, pixelsOf, WHOLE, type PhotoFrame, type PixelSize } from './photoFrame';

export interface PhotoWork {
  file: Blob;
  /** The part to render. */
  frame: PhotoFrame | 'largest' | 'whole';
  maxSide: number;
}

/**
 * `cut off`: the file ends before its picture. `untouched`: the browser garbles or refuses canvases, so the file itself is used, without
 * its metadata and not framed. `protected`: the same, and its format is one whose metadata are not removed here.
 */
export type RenderedPhoto =
  | { status: 'cut off' | 'protected' }
  | {
      status: 'rendered' | 'untouched';
      blob: Blob;
      /** Of the upright photo before it was turned, cropped and made smaller. */
      original: PixelSize;
      width: number;
      height: number;
    };

/**
 * Turns, crops and re-encodes a photo as JPEG, which removes everything but its pixels.
 * @throws DOMException if the browser cannot read the file
 */
export async function renderPhoto(
  { file, frame: wanted, maxSide }: PhotoWork,
  canvasOf: CanvasMaker,
): Promise<RenderedPhoto> {
  const container = containerOf(new Uint8Array(await file.arrayBuffer()));
  // Some browsers fill what is missing with white or grey.
  if (container?.isCutOff) return { status: 'cut off' };
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const original = { width: picture.width, height: picture.height };
    const frame = wanted === 'whole' ? WHOLE : wanted === 'largest' ? largestFrame(original) : wanted;
    const size = outputSize(frame, original, maxSide);
    const blob = await draw(picture, transformOf(frame, original, size), size, canvasOf).catch(() => undefined);
    return blob ? { status: 'rendered', blob, original, ...size } : untouched(container, original);
  } finally {
    picture.close();
  }
}

/** @returns undefined if the canvas does not give back what was drawn */
async function draw(picture: ImageBitmap, matrix: Matrix, size: PixelSize, canvasOf: CanvasMaker) {
  const { canvas, context, encode } = canvasOf(size);
  if (!context) return undefined;
  // JPEG has no transparency: transparent areas would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrix);
  context.drawImage(picture, 0, 0);
  const blob = await encode('image/jpeg', JPEG_QUALITY);
  const encoded = await createImageBitmap(blob);
  try {
    return isGarbled(canvas, encoded, canvasOf) ? undefined : blob;
  } finally {
    encoded.close();
  }
}

function untouched(container: PhotoContainer | undefined, original: PixelSize): RenderedPhoto {
  if (!container) return { status: 'protected' };
  const blob = new Blob([...container.kept], { type: container.type });
  return { status: 'untouched', blob, original, ...original };
}

type Matrix = [number, number, number, number, number, number];

/** The matrix from the pixels of the upright photo to those of the canvas. */
function transformOf(frame: PhotoFrame, original: PixelSize, size: PixelSize): Matrix {
  const { left, top, width, height } = pixelsOf(frame, original);
  const x = size.width / width;
  const y = size.height / height;
  const right = original.width;
  const bottom = original.height;
  switch (frame.turn) {
    case 0:
      return [x, 0, 0, y, -left * x, -top * y];
    case 1:
      return [0, y, -x, 0, (bottom - left) * x, -top * y];
    case 2:
      return [-x, 0, 0, -y, (right - left) * x, (bottom - top) * y];
    case 3:
      return [0, -y, x, 0, -left * x, (right - top) * y];
  }
}
