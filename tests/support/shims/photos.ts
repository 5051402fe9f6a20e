import sharp from 'sharp';
import { freezeTime } from '@tests/support/clock';

interface Picture {
  width: number;
  height: number;
  /** RGBA, row by row. */
  pixels: Buffer;
  close: () => void;
}

/** From the pixels of what is drawn to those of the canvas, as `setTransform` takes it. */
type Matrix = [number, number, number, number, number, number];

type Drawing =
  | { source: Picture | HTMLCanvasElement; matrix: Matrix }
  | { colour: string; left: number; top: number; right: number; bottom: number };

/** What was drawn on each canvas, in this order. */
const drawings = new WeakMap<HTMLCanvasElement, Drawing[]>();
const addresses = new Map<string, Blob>();

/** Decodes, draws and encodes photos with sharp, so that a file that is not an image is rejected. */
export function shimPhotos() {
  Object.defineProperty(globalThis, 'createImageBitmap', { configurable: true, writable: true, value: decode });
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value(this: HTMLCanvasElement) {
      const drawn: Drawing[] = [];
      drawings.set(this, drawn);
      let current: Matrix = [1, 0, 0, 1, 0, 0];
      return {
        fillStyle: 'black',
        fillRect(left: number, top: number, width: number, height: number) {
          drawn.push({ colour: this.fillStyle, left, top, right: left + width, bottom: top + height });
        },
        setTransform: (...given: Matrix) => {
          current = given;
        },
        drawImage(source: Picture | HTMLCanvasElement, left: number, top: number, width?: number, height?: number) {
          const scaled: Matrix = [(width ?? 0) / source.width, 0, 0, (height ?? 0) / source.height, left, top];
          drawn.push({ source, matrix: width === undefined ? current : scaled });
        },
        getImageData: (left: number, top: number, width: number, height: number) => ({
          data: Array.from({ length: width * height }, (_, index) =>
            pixelAt(this, left + (index % width) + 0.5, top + Math.floor(index / width) + 0.5),
          ).flat(),
        }),
      };
    },
  });
  HTMLCanvasElement.prototype.toBlob = function (done, type = 'image/png', quality = 0.9) {
    void encode(this, type, quality).then(done);
  };
  // jsdom's files have none.
  Blob.prototype.arrayBuffer = async function () {
    return freezeTime(async () => {
      const bytes = new Uint8Array(await bytesOf(this));
      return bytes.buffer;
    });
  };
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:http://localhost:5173/${crypto.randomUUID()}`;
    addresses.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = (address: string) => void addresses.delete(address);
}

/** The files behind object URLs that are not revoked. */
export const heldFiles = () => [...addresses.values()];
export const dropObjectUrls = () => addresses.clear();

function decode(file: Blob): Promise<Picture> {
  return freezeTime(async () => {
    const bytes = await bytesOf(file);
    const { data, info } = await sharp(bytes)
      .rotate()
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      });
    return { width: info.width, height: info.height, pixels: data, close: () => undefined };
  });
}

/** The nearest pixel of what was drawn last there; transparent if nothing was. */
function pixelAt(source: Picture | HTMLCanvasElement, x: number, y: number): readonly number[] {
  if ('pixels' in source) {
    const at = (Math.floor(y) * source.width + Math.floor(x)) * 4;
    return [...source.pixels.subarray(at, at + 4)];
  }
  for (const drawing of drawings.get(source)?.toReversed() ?? []) {
    if ('colour' in drawing) {
      const { colour, left, top, right, bottom } = drawing;
      if (x >= left && x < right && y >= top && y < bottom) return colourOf(colour);
      continue;
    }
    const [a, b, c, d, e, f] = drawing.matrix;
    const inside = {
      x: ((x - e) * d - (y - f) * c) / (a * d - b * c),
      y: ((y - f) * a - (x - e) * b) / (a * d - b * c),
    };
    const { width, height } = drawing.source;
    const isInside = inside.x >= 0 && inside.x < width && inside.y >= 0 && inside.y < height;
    if (isInside) return pixelAt(drawing.source, inside.x, inside.y);
  }
  return [0, 0, 0, 0];
}

const colourOf = (colour: string) => {
  const numbers = colour.match(/\d+/g) ?? (colour === 'white' ? [255, 255, 255] : [0, 0, 0]);
  return [...numbers.map(Number), 255];
};

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return freezeTime(async () => {
    const last = drawings.get(canvas)?.findLast((drawing) => 'source' in drawing);
    if (!last || !('pixels' in last.source) || canvas.width === 0 || canvas.height === 0) return null;
    const part = await partOf(last.source, last.matrix, canvas);
    const resized = sharp(part).resize(canvas.width, canvas.height, { fit: 'fill' });
    const options = { quality: Math.round(quality * 100) };
    const encoded =
      type === 'image/jpeg' ? resized.jpeg(options) : type === 'image/webp' ? resized.webp(options) : resized.png();
    const bytes = await encoded.toBuffer();
    return new Blob([new Uint8Array(bytes)], {
      type: ['image/jpeg', 'image/webp'].includes(type) ? type : 'image/png',
    });
  });
}

/** The part of the picture, turned by quarters, that the matrix puts on the canvas. */
async function partOf({ pixels, width, height }: Picture, [a, b, c, d, e, f]: Matrix, canvas: HTMLCanvasElement) {
  const turn = a > 0 ? 0 : b > 0 ? 90 : a < 0 ? 180 : 270;
  const scale = { x: Math.abs(a) + Math.abs(c), y: Math.abs(b) + Math.abs(d) };
  const originX = (a < 0 ? a * width : 0) + (c < 0 ? c * height : 0) + e;
  const originY = (b < 0 ? b * width : 0) + (d < 0 ? d * height : 0) + f;
  const turned = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .rotate(turn)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(turned)
    .extract({
      left: Math.round(-originX / scale.x),
      top: Math.round(-originY / scale.y),
      width: Math.round(canvas.width / scale.x),
      height: Math.round(canvas.height / scale.y),
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function bytesOf(file: Blob) {
  return new Promise<Buffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? Buffer.from(reader.result) : Buffer.alloc(0));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(file);
  });
}
