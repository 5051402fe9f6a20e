import * as v from 'valibot';
import { CallError } from '@/api/callError';
import { decodePhoto } from './decodePhoto';
import { JPEG_QUALITY, MAX_PHOTO_SIDE } from './limits';
import { photoTexts as texts } from './texts';

interface Rendering {
  /** The part to draw. */
  frame?: PhotoFrame | undefined;
  /** How many quarters it is turned clockwise. */
  quarters?: number;
  maxSide?: number;
  /** In place of `maxSide`. */
  maxPixels?: number;
}

/**
 * Crops, turns and re-encodes a photo as JPEG, which removes everything but its pixels. Every photo that is shown in the form of a post
 * or sent goes through here.
 * @throws CallError 'rule' with the sentence to show
 */
export async function renderPhoto(photo: File, rendering: Rendering = {}) {
  const picture = await decodePhoto(photo);
  try {
    const canvas = draw(picture, rendering);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
    if (!blob) throw new CallError('rule', { message: texts.protectedCanvas });
    const { name, lastModified } = photo;
    return {
      photo: new File([blob], name, { type: blob.type, lastModified }),
      width: canvas.width,
      height: canvas.height,
    };
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, { frame = WHOLE, quarters = 0, maxSide = MAX_PHOTO_SIDE, maxPixels }: Rendering) {
  const left = (frame.x / 100) * picture.width;
  const top = (frame.y / 100) * picture.height;
  const part = { width: (frame.width / 100) * picture.width, height: (frame.height / 100) * picture.height };
  const most = maxPixels
    ? Math.sqrt(maxPixels / (part.width * part.height))
    : maxSide / Math.max(part.width, part.height);
  const scale = Math.min(1, most);
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const isOnSide = quarters % 2 !== 0;
  const canvas = document.createElement('canvas');
  canvas.width = isOnSide ? height : width;
  canvas.height = isOnSide ? width : height;
  const context = canvas.getContext('2d');
  if (!context || isCanvasGarbled()) throw new CallError('rule', { message: texts.protectedCanvas });
  // JPEG has no transparency: transparent areas would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, left, top, part.width, part.height, -width / 2, -height / 2, width, height);
  return canvas;
}

const SIDE = 16;
const COLOUR = [200, 100, 50, 255] as const;
/** How far what is read may be from the colour on average, of 255: a little noise changes less, random pixels much more. */
const MAX_DIFFERENCE = 20;

/**
 * Whether a canvas gives back something else than was drawn, as browsers do that protect people from being recognised by their canvas
 * (`privacy.resistFingerprinting`), and some extensions. Not an `OffscreenCanvas`, for which Firefox does not ask the user for permission.
 */
function isCanvasGarbled() {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.fillStyle = `rgb(${COLOUR.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const difference = data.reduce((sum, value, index) => sum + Math.abs(value - (COLOUR[index % 4] ?? 0)), 0);
  return difference / data.length > MAX_DIFFERENCE;
}

export interface PixelSize {
  width: number;
  height: number;
}

/** The part of a photo that is used, in percent of its sides: the `PercentCrop` of react-image-crop. */
export const photoFrameSchema = v.object({
  unit: v.literal('%'),
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
});

export type PhotoFrame = v.InferOutput<typeof photoFrameSchema>;

export const WHOLE: PhotoFrame = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** The ratio of width to height of a frame: in it a phone's photo is whole. Cards show a little less of its height. */
export const FRAME_RATIO = 4 / 3;

/** The largest frame, in the middle of the photo. */
export function largestFrame({ width, height }: PixelSize): PhotoFrame {
  const ratio = width / height;
  const frameWidth = 100 * Math.min(1, FRAME_RATIO / ratio);
  const frameHeight = 100 * Math.min(1, ratio / FRAME_RATIO);
  // In the order of the schema, because a sent post is known by the JSON of its frame.
  return {
    unit: '%',
    x: (100 - frameWidth) / 2,
    y: (100 - frameHeight) / 2,
    width: frameWidth,
    height: frameHeight,
  };
}
