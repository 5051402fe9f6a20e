import type { PhotoContainer } from './photoContainer';

/** Chunks that change how the picture looks. Critical chunks, whose names begin with a capital, stay as well. */
const NEEDED = new Set(['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'acTL', 'fcTL', 'fdAT']);
const SIGNATURE_BYTES = 8;

export function pngParts(bytes: Uint8Array<ArrayBuffer>, view: DataView): PhotoContainer | undefined {
  if (bytes.length < SIGNATURE_BYTES || view.getUint32(0) !== 0x89504e47) return undefined;
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + 12 <= bytes.length) {
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 4, at + 8));
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    if (/^[A-Z]/.test(name) || NEEDED.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return { type: 'image/png', isCutOff: false, kept };
    at = end;
  }
  return { type: 'image/png', isCutOff: true, kept };
}
