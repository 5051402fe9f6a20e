import sharp from 'sharp';
import { freezeTime } from '@tests/support/clock';

interface Picture {
  width: number;
  height: number;
  /** RGBA, row by row. */
  pixels: Buffer;
  close: () => void;
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Drawing = { picture: Picture; part: Part; quarters: number } | { colour: string; part: Part };

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
      let quarters = 0;
      return {
        fillStyle: 'black',
        fillRect(left: number, top: number, width: number, height: number) {
          drawn.push({ colour: this.fillStyle, part: { left, top, width, height } });
        },
        translate: () => undefined,
        rotate: (angle: number) => {
          quarters = Math.round((angle * 2) / Math.PI);
        },
        drawImage(picture: Picture, left: number, top: number, width?: number, height?: number) {
          const part = { left, top, width: width ?? picture.width, height: height ?? picture.height };
          drawn.push({ picture, part, quarters });
        },
        getImageData: () => ({ data: pixelsOf(this) }),
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
  Blob.prototype.text = async function () {
    return new TextDecoder().decode(await this.arrayBuffer());
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

/** The pixels of a picture that is drawn as large as it is, or of what is filled. */
function pixelsOf(canvas: HTMLCanvasElement) {
  const drawn = drawings.get(canvas) ?? [];
  const last = drawn.at(-1);
  if (last && 'picture' in last) return last.picture.pixels;
  const pixels = Buffer.alloc(canvas.width * canvas.height * 4);
  for (const drawing of drawn) {
    if (!('colour' in drawing)) continue;
    const { left, top, width, height } = drawing.part;
    const colour = [...(drawing.colour.match(/\d+/g) ?? []).map(Number), 255];
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) pixels.set(colour, (y * canvas.width + x) * 4);
  }
  return pixels;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return freezeTime(async () => {
    const { width, height } = canvas;
    const last = drawings.get(canvas)?.at(-1);
    if (!last || width === 0 || height === 0) return null;
    const drawn =
      'picture' in last
        ? sharp(await partOf(last.picture, last.part, last.quarters)).resize(width, height, { fit: 'fill' })
        : sharp(pixelsOf(canvas), { raw: { width, height, channels: 4 } });
    const isJpeg = type === 'image/jpeg';
    const bytes = await (isJpeg ? drawn.jpeg({ quality: Math.round(quality * 100) }) : drawn.png()).toBuffer();
    return new Blob([new Uint8Array(bytes)], { type: isJpeg ? type : 'image/png' });
  });
}

async function partOf({ pixels, width, height }: Picture, part: Part, quarters: number) {
  const rounded = {
    left: Math.round(part.left),
    top: Math.round(part.top),
    width: Math.round(part.width),
    height: Math.round(part.height),
  };
  const cut = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(rounded)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(cut)
    .rotate(quarters * 90)
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
