import { createCanvas, encode } from './canvas';

const SIDE = 16;
/** How far two colours may be apart on average, of 255: encoding and a little noise change less, random pixels much more. */
const MAX_DIFFERENCE = 20;
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
 * (`privacy.resistFingerprinting`), and some extensions. Tried with known colours, which are encoded, decoded and read.
 */
export async function isCanvasGarbled() {
  const size = { width: SIDE * COLOURS.length, height: SIDE };
  const drawn = createCanvas(size);
  const read = createCanvas(size);
  if (!drawn.context || !read.context) return true;
  for (const [index, [red, green, blue]] of COLOURS.entries()) {
    drawn.context.fillStyle = `rgb(${red} ${green} ${blue})`;
    drawn.context.fillRect(index * SIDE, 0, SIDE, SIDE);
  }
  const encoded = await encode(drawn.canvas, 1);
  const decoded = encoded && (await createImageBitmap(encoded).catch(() => undefined));
  if (!decoded) return true;
  read.context.drawImage(decoded, 0, 0);
  decoded.close();
  const { data } = read.context.getImageData(0, 0, size.width, size.height);
  const middles = COLOURS.map((_, index) => ((SIDE / 2) * size.width + (index + 0.5) * SIDE) * 4);
  const found = middles.flatMap((at) => Array.from(data.slice(at, at + 3)));
  const differences = COLOURS.flat().map((value, index) => Math.abs(value - (found[index] ?? 0)));
  return differences.reduce((sum, difference) => sum + difference, 0) / found.length > MAX_DIFFERENCE;
}
