import type { SeenPage } from './seePage';

const MOST_FONTS = 2;
/** Of the characters, weights and widths that the site shows; Fontsource's Latin files have 48 and 90 KB. */
const MOST_FONT_BYTES = 45 * 1024;
const MOST_SURPLUS = 2;

export function fontFaults({ name, html, fonts }: SeenPage): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)].filter(([tag]) => tag.includes('rel="preload"'));
  return [
    ...(fonts.length > MOST_FONTS ? [`${name} loads ${fonts.length} fonts`] : []),
    ...fonts
      .filter(({ path }) => !preloads.some(([tag]) => tag.includes(`href="${path}"`)))
      .map(({ path }) => `${name} does not preload ${path}`),
    ...fonts
      .filter(({ bytes }) => bytes > MOST_FONT_BYTES)
      .map(({ path, bytes }) => `${name} loads ${bytes} bytes of ${path}`),
  ];
}

export function picturesBelow({ name, pictures }: SeenPage): string[] {
  return pictures.filter(({ isBelow, isLazy }) => isBelow && !isLazy).map(({ address }) => `${name} loads ${address}`);
}

export function picturesTooLarge({ name, pictures }: SeenPage): string[] {
  return pictures
    .filter(({ isOwn, surplus = 1 }) => isOwn && surplus > MOST_SURPLUS)
    .map(({ address, surplus = 1 }) => `${name}: ${address} has ${surplus.toFixed(1)} times the pixels a side`);
}

/** Pictures whose box is another one before they arrive; those that only one of the two shows do not count. */
export function boxFaults(arrived: SeenPage, held: SeenPage): string[] {
  return arrived.pictures.flatMap(({ address, box }) => {
    const before = held.pictures.filter((picture) => picture.address === address).map((picture) => picture.box);
    return before.length === 0 || before.includes(box) ? [] : [`${address}: ${before.join()} becomes ${box}`];
  });
}
