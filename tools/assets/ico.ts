const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** The type of an icon; 2 would be a cursor. */
const ICON = 1;

interface IcoPicture {
  /** At most 255. */
  side: number;
  png: Buffer;
}

/** Combines square PNG pictures of several sizes into one file in the ICO format. */
export function icoOf(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.set([side, side]);
    entry.writeUInt16LE(1, 4); // planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
