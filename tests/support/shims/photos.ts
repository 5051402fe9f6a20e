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

interface Drawing {
  picture: Picture;
  part: Part;
  quarters: number;
}

/** The picture that was drawn on each canvas. */
const drawings = new WeakMap<HTMLCanvasElement, Drawing>();
const addresses = new Map<string, Blob>();

/** Decodes, draws and encodes photos with sharp, so that a file that is not an image is rejected. */
export function shimPhotos() {
  Object.defineProperty(globalThis, 'createImageBitmap', { configurable: true, writable: true, value: decode });
  Object.assign(globalThis, { CanvasRenderingContext2D: Context });
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value(this: HTMLCanvasElement) {
      return new Context(this);
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

class Context {
  fillStyle = 'black';
  readonly #canvas: HTMLCanvasElement;
  #quarters = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  fillRect() {}
  translate() {}

  rotate(angle: number) {
    this.#quarters = Math.round((angle * 2) / Math.PI);
  }

  drawImage(picture: Picture, left: number, top: number, width: number, height: number) {
    drawings.set(this.#canvas, { picture, part: { left, top, width, height }, quarters: this.#quarters });
  }

  /** The colour that was set last. */
  getImageData(_left: number, _top: number, width: number, height: number) {
    const pixel = [...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255];
    return { data: new Uint8ClampedArray(Buffer.alloc(width * height * 4, Buffer.from(pixel))) };
  }
}

/** The files behind object URLs that are not revoked. */
export const heldFiles = () => [...addresses.values()];
export const dropObjectUrls = () => addresses.clear();

function decode(file: Blob, { imageOrientation }: ImageBitmapOptions = {}): Promise<Picture> {
  return freezeTime(async () => {
    // Safari knew the default by another name before 17.2.
    if (imageOrientation === 'from-image') throw new TypeError('No value of ImageOrientation.');
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

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return freezeTime(async () => {
    const { width, height } = canvas;
    const drawn = drawings.get(canvas);
    if (!drawn) return null;
    const part = await partOf(drawn.picture, drawn.part, drawn.quarters);
    const encoded = sharp(part).resize(width, height, { fit: 'fill' });
    const isJpeg = type === 'image/jpeg';
    const bytes = await (isJpeg ? encoded.jpeg({ quality: Math.round(quality * 100) }) : encoded.png()).toBuffer();
    return new Blob([new Uint8Array(bytes)], { type });
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
