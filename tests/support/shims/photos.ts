import sharp from 'sharp';
import { freezeTime } from '@tests/support/clock';

interface Picture {
  width: number;
  height: number;
  bytes: Buffer;
  close: () => void;
}

const drawn = new WeakMap<HTMLCanvasElement, Picture>();
const addresses = new Map<string, Blob>();

/** Decodes, draws and encodes photos with sharp, so that a file that is not an image is rejected. */
export function shimPhotos() {
  Object.defineProperty(globalThis, 'createImageBitmap', { configurable: true, writable: true, value: decode });
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value(this: HTMLCanvasElement) {
      return {
        fillRect: () => undefined,
        clearRect: () => undefined,
        drawImage: (picture: Picture) => void drawn.set(this, picture),
      };
    },
  });
  HTMLCanvasElement.prototype.toBlob = function (done, type = 'image/png', quality = 0.9) {
    void encode(this, type, quality).then(done);
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
    const picture = drawn.get(canvas);
    if (!picture || canvas.width === 0 || canvas.height === 0) return null;
    const resized = sharp(picture.bytes).resize(canvas.width, canvas.height, { fit: 'fill' });
    const options = { quality: Math.round(quality * 100) };
    const encoded =
      type === 'image/jpeg' ? resized.jpeg(options) : type === 'image/webp' ? resized.webp(options) : resized.png();
    const bytes = await encoded.toBuffer();
    return new Blob([new Uint8Array(bytes)], {
      type: ['image/jpeg', 'image/webp'].includes(type) ? type : 'image/png',
    });
  });
}

function bytesOf(file: Blob) {
  return new Promise<Buffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? Buffer.from(reader.result) : Buffer.alloc(0));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(file);
  });
}
