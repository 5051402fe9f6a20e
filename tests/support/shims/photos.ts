import sharp from 'sharp';
import { freezeTime } from '@tests/support/clock';

interface Picture {
  width: number;
  height: number;
  bytes: Buffer;
  close: () => void;
}

/** From the pixels of the picture to those of the canvas, as `setTransform` takes it. */
type Matrix = [number, number, number, number, number, number];

interface Drawn {
  picture: Picture;
  /** Undefined if the picture fills the canvas. */
  matrix: Matrix | undefined;
}

const drawn = new WeakMap<HTMLCanvasElement, Drawn>();
const addresses = new Map<string, Blob>();

/** Decodes, draws and encodes photos with sharp, so that a file that is not an image is rejected. */
export function shimPhotos() {
  Object.defineProperty(globalThis, 'createImageBitmap', { configurable: true, writable: true, value: decode });
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value(this: HTMLCanvasElement) {
      let matrix: Matrix | undefined;
      return {
        fillRect: () => undefined,
        clearRect: () => undefined,
        setTransform: (...given: Matrix) => {
          matrix = given;
        },
        drawImage: (picture: Picture) => void drawn.set(this, { picture, matrix }),
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
      .png()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      });
    return { width: info.width, height: info.height, bytes: data, close: () => undefined };
  });
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return freezeTime(async () => {
    const { picture, matrix } = drawn.get(canvas) ?? {};
    if (!picture || canvas.width === 0 || canvas.height === 0) return null;
    const part = matrix ? await partOf(picture, matrix, canvas) : picture.bytes;
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
async function partOf({ bytes, width, height }: Picture, [a, b, c, d, e, f]: Matrix, canvas: HTMLCanvasElement) {
  const turn = a > 0 ? 0 : b > 0 ? 90 : a < 0 ? 180 : 270;
  const scale = { x: Math.abs(a) + Math.abs(c), y: Math.abs(b) + Math.abs(d) };
  const originX = (a < 0 ? a * width : 0) + (c < 0 ? c * height : 0) + e;
  const originY = (b < 0 ? b * width : 0) + (d < 0 ? d * height : 0) + f;
  const turned = await sharp(bytes).rotate(turn).png().toBuffer();
  return sharp(turned)
    .extract({
      left: Math.round(-originX / scale.x),
      top: Math.round(-originY / scale.y),
      width: Math.round(canvas.width / scale.x),
      height: Math.round(canvas.height / scale.y),
    })
    .png()
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
