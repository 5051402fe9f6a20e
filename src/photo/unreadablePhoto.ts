import { photoTexts as texts } from './texts';
import { MAX_PHOTO_BYTES } from './limits';

const RAW = /\.(dng|cr2|cr3|nef|arw|raf|orf|rw2|tiff?|psd)$/i;

/** The sentence about a file that the browser could not read as a picture, which says what to do. */
export function unreadableSentence({ name, type }: File) {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return texts.heic;
  const raw = RAW.exec(name)?.[1];
  return raw === undefined ? texts.noImage : texts.raw(raw.toUpperCase());
}

/** The message for a file that cannot be used as a photo, judged without reading it; undefined if it may be used. */
export function photoFault(file: File | undefined) {
  if (!file) return undefined;
  if (file.size > MAX_PHOTO_BYTES) return texts.tooLarge;
  return file.type !== '' && !file.type.startsWith('image/') ? texts.noImage : undefined;
}
