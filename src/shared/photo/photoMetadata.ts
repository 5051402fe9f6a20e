import { exifTags } from './exif';

/** Which metadata a photo contains. */
export interface PhotoMetadata {
  place: boolean;
  camera: boolean;
}

const GPS = 0x8825;
/** Maker, model, software, time, owner, and the directory with the camera's serial number. */
const CAMERA = [0x010f, 0x0110, 0x0131, 0x0132, 0x8769, 0xa430];
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF = 0x45786966;

/** Looks for place and camera data in the head of a JPEG file; other formats rarely have them, and nothing is said about them. */
export function metadataOf(head: ArrayBuffer): PhotoMetadata {
  const tiff = exifOf(new DataView(head));
  const tags = tiff ? exifTags(tiff) : new Map<number, number>();
  return { place: tags.has(GPS), camera: CAMERA.some((tag) => tags.has(tag)) };
}

/** The TIFF data in the segment with the EXIF data. */
function exifOf(view: DataView) {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 10 <= view.byteLength) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    if (marker === START_OF_SCAN || marker < 0xff00) return undefined;
    if (marker === APP1 && view.getUint32(at + 4) === EXIF) return new Uint8Array(view.buffer, at + 10);
    at += 2 + length;
  }
  return undefined;
}
