import { photoMessages as messages } from '@/shared/messages/photo';

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
const RAW = /\.(dng|cr2|cr3|nef|arw|raf|orf|rw2|tiff?|psd)$/i;

/** The first bytes of a file; none if the device cannot read it any more. */
export const headOf = (file: Blob, length: number) =>
  file
    .slice(0, length)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));

/** The sentence about a file that the browser could not read as a picture, which says what to do. @param head its first bytes */
export function unreadableSentence({ name, type }: Pick<File, 'name' | 'type'>, head: ArrayBuffer) {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name) || HEIC_BRANDS.includes(brandOf(head))) return messages.heic;
  const raw = RAW.exec(name)?.[1];
  return raw === undefined ? messages.noImage : messages.raw(raw.toUpperCase());
}

/** The brand of a file of the ISO family, as HEIC is: it follows after "ftyp". */
function brandOf(head: ArrayBuffer) {
  const text = new TextDecoder('latin1').decode(head.slice(4, 12));
  return text.startsWith('ftyp') ? text.slice(4) : '';
}
