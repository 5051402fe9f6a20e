import { CallError } from '@/api/callError';
import { JPEG_QUALITY, MAX_PHOTO_SIDE } from './limits';
import { photoTexts as texts } from './texts';
import { createCanvas, encode } from './canvas';
import { isCanvasGarbled } from './isCanvasGarbled';
import { photoFault } from './photoFault';
import { WHOLE, type PhotoFrame } from './photoFrame';
import { unreadableSentence } from './unreadablePhoto';

interface Rendering {
  /** The part to draw. */
  frame?: PhotoFrame | undefined;
  /** How many quarters it is turned clockwise. */
  quarters?: number;
  maxSide?: number;
}

/**
 * Crops, turns and re-encodes a photo as JPEG, which removes everything but its pixels. Every photo that is shown in the form of a post
 * or sent goes through here.
 * @throws CallError 'rule' with the sentence to show
 */
export async function renderPhoto(photo: File, rendering: Rendering = {}) {
  const fault = photoFault(photo);
  if (fault) throw new CallError('rule', { message: fault });
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(async (cause: unknown) => {
    throw new CallError('rule', { message: await unreadableSentence(photo), cause });
  });
  try {
    const canvas = draw(picture, rendering);
    const blob = canvas && (await encode(canvas, JPEG_QUALITY));
    if (!blob || (await isCanvasGarbled())) throw new CallError('rule', { message: texts.protectedCanvas });
    return { blob, width: canvas.width, height: canvas.height };
  } finally {
    picture.close();
  }
}

/** @returns undefined in a browser that refuses canvases */
function draw(picture: ImageBitmap, { frame = WHOLE, quarters = 0, maxSide = MAX_PHOTO_SIDE }: Rendering) {
  const part = { width: frame.width * picture.width, height: frame.height * picture.height };
  const scale = Math.min(1, maxSide / Math.max(part.width, part.height));
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const isOnSide = quarters % 2 !== 0;
  const { canvas, context } = createCanvas(isOnSide ? { width: height, height: width } : { width, height });
  if (!context) return undefined;
  // JPEG has no transparency: transparent areas would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  const [left, top] = [frame.x * picture.width, frame.y * picture.height];
  context.drawImage(picture, left, top, part.width, part.height, -width / 2, -height / 2, width, height);
  return canvas;
}
