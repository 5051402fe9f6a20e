import { addressOf } from '@sandbox/run/ports';

/** The address of a file in `sandbox/images/demo/cars`, which is named after the car's title or the brand. */
export function carPictureUrl(title: string): string {
  return `${addressOf('images')}/cars/${slugOf(title)}.webp`;
}

/** The address of a file in `sandbox/images/demo/faces`, which is named after the person. */
export function faceUrl(name: string): string {
  return `${addressOf('images')}/faces/${slugOf(name)}.webp`;
}

/** The words in plain lower-case letters and digits, with hyphens between. */
export function slugOf(text: string): string {
  const plain = text.replaceAll('ø', 'o').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}
