const ORIENTATION = 0x0112;

/** The tags of the first directory of Exif's TIFF data, with the first 16 bits of their values. None if the data are damaged. */
export function exifTags(tiff: Uint8Array): ReadonlyMap<number, number> {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const start = view.getUint32(4, isLittle);
    const count = view.getUint16(start, isLittle);
    const entries = Array.from({ length: count }, (_, index) => start + 2 + index * 12);
    return new Map(entries.map((at) => [view.getUint16(at, isLittle), view.getUint16(at + 8, isLittle)]));
  } catch (error) {
    if (error instanceof RangeError) return new Map();
    throw error;
  }
}

/** How the picture is to be turned and mirrored, from 1 (not at all) to 8. */
export function orientationOf(tags: ReadonlyMap<number, number>) {
  const orientation = tags.get(ORIENTATION) ?? 1;
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

/** TIFF data with the orientation and nothing else: one directory with one entry, in big-endian order. */
export function tiffWithOrientation(orientation: number) {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([...header, 0, 1, ...entry, 0, 0, 0, 0]);
}
