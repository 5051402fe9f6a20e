import { JPEG_QUALITY } from '@/shared/config/photoLimits';
import { largestFrame, outputSize, pixelsOf, type PhotoFrame, type PixelSize } from './photoFrame';

const WHOLE = { turn: 0, x: 0, y: 0, width: 1, height: 1 } as const;

export interface PhotoWork {
  file: Blob;
  /** The part to render. */
  frame: PhotoFrame | 'largest' | 'whole';
  maxSide: number;
}

export interface RenderedPhoto {
  blob: Blob;
  /** Of the upright photo before it was turned, cropped and made smaller. */
  original: PixelSize;
  width: number;
  height: number;
}

/** Makes a canvas of a page or of a worker. */
export type CanvasMaker = (size: PixelSize) => {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  encode: (type: string, quality: number) => Promise<Blob>;
};

/**
 * Turns, crops and re-encodes a photo as JPEG, which removes everything but its pixels.
 * @throws DOMException if the browser cannot read the file
 */
export async function renderPhoto(
  { file, frame: wanted, maxSide }: PhotoWork,
  canvasOf: CanvasMaker,
): Promise<RenderedPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const original = { width: picture.width, height: picture.height };
    const frame = wanted === 'whole' ? WHOLE : wanted === 'largest' ? largestFrame(original) : wanted;
    const size = outputSize(frame, original, maxSide);
    const { context, encode } = canvasOf(size);
    if (!context) throw new DOMException('There is no memory for a canvas.', 'InvalidStateError');
    // JPEG has no transparency: transparent areas would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.setTransform(...transformOf(frame, original, size));
    context.drawImage(picture, 0, 0);
    return { blob: await encode('image/jpeg', JPEG_QUALITY), original, ...size };
  } finally {
    picture.close();
  }
}

/** The matrix from the pixels of the upright photo to those of the canvas. */
function transformOf(
  frame: PhotoFrame,
  original: PixelSize,
  size: PixelSize,
): [number, number, number, number, number, number] {
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
