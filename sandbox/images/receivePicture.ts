import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Bytes, ImageStore } from './imageStore';

const kinds = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  gif: { mime: 'image/gif', extension: 'gif' },
} as const;
const kindOf = new Map<string | undefined, (typeof kinds)[keyof typeof kinds]>(Object.entries(kinds));
const mimeOf = new Map<string | undefined, string>(Object.values(kinds).map((kind) => [kind.extension, kind.mime]));
const storedName = /^[0-9a-f]{16}(?:-thumb)?\.(jpg|png|webp|gif)$/;

/** The type that a stored picture is served as; nothing for a name that this host never gave. */
export const typeOfStored = (name: string): string | undefined => mimeOf.get(storedName.exec(name)?.[1]);

/** Stores the picture and a 180-pixel square of it; answers the host's `data`, or nothing if it is no picture. */
export async function receivePicture(store: ImageStore, publicUrl: string, fileName: string, bytes: Bytes) {
  const read = await readPicture(bytes);
  if (!read) return undefined;
  const { kind, width, height, thumb } = read;
  const id = randomBytes(8).toString('hex');
  await store.write(`${id}.${kind.extension}`, bytes);
  await store.write(`${id}-thumb.${kind.extension}`, thumb);
  const title = fileName.replace(/\.[^.]*$/, '') || id;
  const described = (suffix: string) => {
    const filename = `${title}${suffix}.${kind.extension}`;
    return { filename, name: title, ...kind, url: `${publicUrl}/i/${id}${suffix}.${kind.extension}` };
  };
  const image = described('');
  return {
    id,
    title,
    url_viewer: image.url,
    url: image.url,
    display_url: image.url,
    width,
    height,
    size: bytes.byteLength,
    time: Math.floor(Date.now() / 1000),
    expiration: 0,
    image,
    thumb: described('-thumb'),
    delete_url: `${publicUrl}/delete/${id}`,
  };
}

async function readPicture(bytes: Bytes) {
  try {
    const picture = sharp(bytes, { failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    const kind = kindOf.get(format);
    if (!kind) return undefined;
    const thumb = await picture.resize(180, 180, { fit: 'cover' }).toBuffer();
    return { kind, width, height, thumb: Uint8Array.from(thumb) };
  } catch {
    return undefined;
  }
}
