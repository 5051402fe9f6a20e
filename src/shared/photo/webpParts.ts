import { exifTags, orientationOf, tiffWithOrientation } from './exif';
import type { PhotoContainer } from './photoContainer';

const NEEDED = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
const HEAD_BYTES = 12;

/** A WebP is a RIFF file: a head with the length of the rest, and chunks of even length. Its first chunk may name those that follow. */
export function webpParts(bytes: Uint8Array<ArrayBuffer>, view: DataView): PhotoContainer | undefined {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return undefined;
  const length = 8 + view.getUint32(4, true);
  if (length > bytes.length) return { type: 'image/webp', isCutOff: true, kept: [] };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let orientation = 1;
  for (let at = HEAD_BYTES; at + 8 <= length;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = textAt(bytes, at);
    if (name === 'VP8X' || NEEDED.has(name)) chunks.push(bytes.slice(at, end));
    if (name === 'EXIF') orientation = orientationOf(exifTags(withoutName(bytes.subarray(at + 8, at + 8 + size))));
    at = end;
  }
  if (orientation !== 1) chunks.push(chunkOf('EXIF', tiffWithOrientation(orientation)));
  for (const chunk of chunks) if (textAt(chunk, 0) === 'VP8X') setFlags(chunk, orientation !== 1);
  const rest = chunks.reduce((sum, chunk) => sum + chunk.length, 4);
  return { type: 'image/webp', isCutOff: false, kept: [headOf(rest), ...chunks] };
}

const textAt = (bytes: Uint8Array, at: number) => new TextDecoder('latin1').decode(bytes.subarray(at, at + 4));

/** Some programs write the name of a JPEG's segment before the data. */
const withoutName = (exif: Uint8Array<ArrayBuffer>) => (textAt(exif, 0) === 'Exif' ? exif.subarray(6) : exif);

function setFlags(chunk: Uint8Array, hasExif: boolean) {
  const flags = (chunk[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  chunk[8] = hasExif ? flags | EXIF_FLAG : flags;
}

function chunkOf(name: string, data: Uint8Array) {
  return new Uint8Array([...new TextEncoder().encode(name), data.length, 0, 0, 0, ...data]);
}

function headOf(rest: number) {
  const head = new Uint8Array(HEAD_BYTES);
  head.set(new TextEncoder().encode('RIFF'));
  new DataView(head.buffer).setUint32(4, rest, true);
  head.set(new TextEncoder().encode('WEBP'), 8);
  return head;
}
