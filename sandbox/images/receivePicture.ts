import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Bytes, ImageStore } from './imageStore';

const kinds = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  gif: { mime: 'image/gif', extension: 'gif' },
} as const;
const kindByFormat = new Map<string | undefined, (typeof kinds)[keyof typeof kinds]>(Object.entries(kinds));
const mimeByExtension = new Map<string | undefined, string>(
  Object.values(kinds).map((kind) => [kind.extension, kind.mime]),
);
const storedName = /^[0-9a-f]{16}(?:-thumb)?\.(jpg|png|webp|gif)$/;

/** The MIME type of a stored picture, or undefined if this host did not issue the name. */
export const typeOfStored = (name: string): string | undefined => mimeByExtension.get(storedName.exec(name)?.[1]);

/** Stores the picture and a 180-pixel square thumbnail. Returns the `data` of the host's response, or undefined if the bytes are not a picture. */
export async function receivePicture(store: ImageStore, publicUrl: string, fileName: string, bytes: Bytes) {
  const picture = await readPicture(bytes);
  if (!picture) return undefined;
  const { kind, width, height, thumb } = picture;
  const id = randomBytes(8).toString('hex');
  await store.write(`${id}.${kind.extension}`, bytes);
  await store.write(`${id}-thumb.${kind.extension}`, thumb);
  const title = fileName.replace(/\.[^.]*$/, '') || id;
  const describeFile = (suffix: string) => {
    const filename = `${title}${suffix}.${kind.extension}`;
    return { filename, name: title, ...kind, url: `${publicUrl}/i/${id}${suffix}.${kind.extension}` };
  };
  const image = describeFile('');
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
    thumb: describeFile('-thumb'),
    delete_url: `${publicUrl}/delete/${id}`,
  };
}

async function readPicture(bytes: Bytes) {
  try {
    const picture = sharp(bytes, { failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    const kind = kindByFormat.get(format);
    if (!kind) return undefined;
    const thumb = await picture.resize(180, 180, { fit: 'cover' }).toBuffer();
    return { kind, width, height, thumb: Uint8Array.from(thumb) };
  } catch {
    return undefined;
  }
}
