import { jpegParts } from './jpegParts';
import type { PhotoContainer } from './photoContainer';
import { pngParts } from './pngParts';
import { webpParts } from './webpParts';

/** Undefined for files of other formats. */
export function containerOf(bytes: Uint8Array<ArrayBuffer>): PhotoContainer | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return jpegParts(bytes, view) ?? pngParts(bytes, view) ?? webpParts(bytes, view);
  } catch (error) {
    // A length that leads beyond the end of the file.
    if (error instanceof RangeError) return { type: 'image/jpeg', isCutOff: true, kept: [] };
    throw error;
  }
}
