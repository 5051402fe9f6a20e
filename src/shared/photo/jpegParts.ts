import { exifTags, orientationOf, tiffWithOrientation } from './exif';
import type { PhotoContainer } from './photoContainer';

const START = 0xffd8;
const END = 0xffd9;
const START_OF_SCAN = 0xffda;
const COMMENT = 0xfffe;
const APP0 = 0xffe0;
const APP1 = 0xffe1;
const APP2 = 0xffe2;
const APP14 = 0xffee;
const APP15 = 0xffef;

/**
 * A JPEG is a list of segments, with the compressed picture after each "start of scan". Of the segments for applications, JFIF, the
 * colour profile and Adobe's colour transform stay; Exif is replaced by its orientation alone.
 */
export function jpegParts(bytes: Uint8Array<ArrayBuffer>, view: DataView): PhotoContainer | undefined {
  if (bytes.length < 4 || view.getUint16(0) !== START) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    // Fill bytes may be before a marker, and decoders pass over others too.
    while (at < bytes.length && (bytes[at] !== 0xff || bytes[at + 1] === 0xff)) at++;
    if (at + 2 > bytes.length) return { type: 'image/jpeg', isCutOff: true, kept };
    const marker = view.getUint16(at);
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      return { type: 'image/jpeg', isCutOff: false, kept };
    }
    const end =
      marker === START_OF_SCAN ? endOfScan(bytes, at + 2 + view.getUint16(at + 2)) : at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, end);
    if (isKept(marker, segment)) kept.push(segment);
    else if (marker === APP1) kept.push(...turnedAs(segment));
    at = end;
  }
}

/** Where the next marker is. In the compressed data, 0xff is followed by zero or by the number of a restart marker. */
function endOfScan(bytes: Uint8Array, start: number) {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

function isKept(marker: number, segment: Uint8Array) {
  if (marker === APP0) return startsWith(segment, 'JFIF\0');
  if (marker === APP2) return startsWith(segment, 'ICC_PROFILE\0');
  return marker === APP14 || ((marker < APP0 || marker > APP15) && marker !== COMMENT);
}

const startsWith = (segment: Uint8Array, text: string) =>
  new TextDecoder('latin1').decode(segment.subarray(4, 4 + text.length)) === text;

function turnedAs(segment: Uint8Array<ArrayBuffer>) {
  const orientation = startsWith(segment, 'Exif\0\0') ? orientationOf(exifTags(segment.subarray(10))) : 1;
  if (orientation === 1) return [];
  const tiff = tiffWithOrientation(orientation);
  const head = [0xff, 0xe1, 0, 8 + tiff.length, ...new TextEncoder().encode('Exif\0\0')];
  return [new Uint8Array([...head, ...tiff])];
}
