import { CallError, describeError } from '@/api/callError';
import { MAX_PHOTO_BYTES, MAX_PHOTO_RATIO } from './limits';
import { photoTexts as texts } from './texts';

/**
 * Decodes a chosen file. Only its bytes say what it is: cameras, messengers and people give files other names, and systems other types.
 * @throws CallError 'rule' with the sentence to show, which says what the file is and what to do
 */
export async function decodePhoto(file: File) {
  if (file.size > MAX_PHOTO_BYTES) throw new CallError('rule', { message: texts.tooLarge });
  const head = await headOf(file);
  // Turned as its EXIF says by default, for which Safari 17.0 knows no word.
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new CallError('rule', { message: unreadableSentence(head, file.name), cause });
  });
  const { width, height } = picture;
  if (Math.max(width, height) <= MAX_PHOTO_RATIO * Math.min(width, height)) return picture;
  picture.close();
  throw new CallError('rule', { message: texts.tooLong });
}

/** The message for a file that cannot be used as a photo; undefined if it can. */
export async function photoFault(file: File | undefined) {
  if (!file) return undefined;
  try {
    (await decodePhoto(file)).close();
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}

const HEAD_BYTES = 32;

/** The first bytes, one character each. A file that was moved or deleted since it was chosen cannot be read (`NotFoundError`). */
async function headOf(file: File) {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch (cause) {
    throw new CallError('rule', { message: texts.moved, cause });
  }
}

const HEIC = /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/;
/** MP4, QuickTime and 3GP; Matroska and WebM; AVI; MPEG. */
const VIDEO = /^[^]{4}ftyp(?!avi|crx)|^[^]E\xdf\xa3|^RIFF[^]{4}AVI |^\0\0[^][\xb3\xba]/;
/** TIFF, by which DNG and most raw formats begin; Olympus; Panasonic; Canon's CR3; Fujifilm; Photoshop. */
const RAW = /^(?:II\*\0|MM\0\*|II[RU][OS\0]|[^]{4}ftypcrx|FUJIFILM|8BPS)/;
const RAW_NAME = /\.(dng|cr2|cr3|nef|arw|raf|orf|rw2|tiff?|psd)$/i;

/** The sentence about a file that this browser cannot decode. @param head its first bytes, one character each */
export function unreadableSentence(head: string, name: string) {
  if (HEIC.test(head)) return texts.heic;
  if (VIDEO.test(head)) return texts.video;
  return RAW.test(head) ? texts.raw(RAW_NAME.exec(name)?.[1]?.toUpperCase()) : texts.noImage;
}
