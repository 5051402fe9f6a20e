import { photoTexts as texts } from './texts';

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
