import { photoTexts as texts, photoTexts } from './texts';
import { MAX_PHOTO_BYTES } from './limits';

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
const RAW = /\.(dng|cr2|cr3|nef|arw|raf|orf|rw2|tiff?|psd)$/i;

/** The sentence about a file that the browser could not read as a picture, which says what to do. */
export async function unreadableSentence(file: File) {
  const { name, type } = file;
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name) || HEIC_BRANDS.includes(await brandOf(file))) {
    return texts.heic;
  }
  const raw = RAW.exec(name)?.[1];
  return raw === undefined ? texts.noImage : texts.raw(raw.toUpperCase());
}

/** The brand of a file of the ISO family, as HEIC is: it follows after "ftyp". None if the device cannot read the file any more. */
async function brandOf(file: File) {
  const head = await file
    .slice(4, 12)
    .text()
    .catch(() => '');
  return head.startsWith('ftyp') ? head.slice(4) : '';
}

/** The message for a file that cannot be used as a photo, judged without reading it; undefined if it may be used. */
export function photoFault(file: File | undefined) {
  if (!file) return undefined;
  if (file.size > MAX_PHOTO_BYTES) return photoTexts.tooLarge;
  return file.type !== '' && !file.type.startsWith('image/') ? photoTexts.noImage : undefined;
}
