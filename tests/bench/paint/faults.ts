import type { PageSnapshot } from './seePage';

const MAX_FONTS = 2;
/** Fontsource's Latin files have 35 and 48 KB; with Archivo's widths it would be 90. */
const MAX_FONT_BYTES = 48 * 1024;
const MAX_SURPLUS = 2;

export function fontFaults({ name, html, fonts }: PageSnapshot): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)].filter(([tag]) => tag.includes('rel="preload"'));
  return [
    ...(fonts.length > MAX_FONTS ? [`${name} loads ${fonts.length} fonts`] : []),
    ...fonts
      .filter(({ path }) => !preloads.some(([tag]) => tag.includes(`href="${path}"`)))
      .map(({ path }) => `${name} does not preload ${path}`),
    ...fonts
      .filter(({ bytes }) => bytes > MAX_FONT_BYTES)
      .map(({ path, bytes }) => `${name} loads ${bytes} bytes of ${path}`),
  ];
}

export function picturesBelow({ name, pictures }: PageSnapshot): string[] {
  return pictures.filter(({ isBelow, isLazy }) => isBelow && !isLazy).map(({ address }) => `${name} loads ${address}`);
}

export function picturesTooLarge({ name, pictures }: PageSnapshot): string[] {
  return pictures
    .filter(({ isOwn, surplus = 1 }) => isOwn && surplus > MAX_SURPLUS)
    .map(({ address, surplus = 1 }) => `${name}: ${address} has ${surplus.toFixed(1)} times the pixels a side`);
}

/** Pictures whose box changes when they load. Pictures that only one of the two snapshots contains are ignored. */
export function boxFaults(loaded: PageSnapshot, pending: PageSnapshot): string[] {
  return loaded.pictures.flatMap(({ address, box }) => {
    const before = pending.pictures.filter((picture) => picture.address === address).map((picture) => picture.box);
    return before.length === 0 || before.includes(box) ? [] : [`${address}: ${before.join()} becomes ${box}`];
  });
}
