import type { CanvasMaker } from './canvasMaker';

const SIDE = 24;
/** How far two readings of one picture may be apart on average, of 255: JPEG and a little noise change less, stripes much more. */
const MAX_DIFFERENCE = 20;
/** Known colours, drawn in a line below the sample: a browser that hands out noise or white changes them too. */
const COLOURS = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [0, 0, 0],
  [255, 255, 255],
  [128, 128, 128],
] as const;

/**
 * Whether a canvas gives back something else than was drawn, as browsers do that protect people from being recognised by their canvas
 * (`privacy.resistFingerprinting`), and some extensions.
 * @param drawn the canvas
 * @param encoded the picture that was made of it, decoded again
 */
export function isGarbled(drawn: CanvasImageSource, encoded: CanvasImageSource, canvasOf: CanvasMaker) {
  const before = readSample(drawn, canvasOf);
  const after = readSample(encoded, canvasOf);
  const known = COLOURS.flatMap((colour) => Array.from({ length: SIDE / COLOURS.length }, () => colour).flat());
  const readable = [before, after].every(({ colours }) => difference(colours, known) <= MAX_DIFFERENCE);
  return !readable || difference(before.picture, after.picture) > MAX_DIFFERENCE;
}

function readSample(source: CanvasImageSource, canvasOf: CanvasMaker) {
  const { context } = canvasOf({ width: SIDE, height: SIDE + 1 });
  if (!context) return { picture: [], colours: [] };
  context.drawImage(source, 0, 0, SIDE, SIDE);
  COLOURS.forEach(([red, green, blue], index) => {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect((index * SIDE) / COLOURS.length, SIDE, SIDE / COLOURS.length, 1);
  });
  const { data } = context.getImageData(0, 0, SIDE, SIDE + 1);
  // Opacity says nothing: all of it is opaque.
  const channels = Array.from(data).filter((_, index) => index % 4 !== 3);
  return { picture: channels.slice(0, SIDE * SIDE * 3), colours: channels.slice(SIDE * SIDE * 3) };
}

/** The mean difference; infinite if nothing could be read. */
function difference(a: readonly number[], b: readonly number[]) {
  if (a.length !== b.length || a.length === 0) return Infinity;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
