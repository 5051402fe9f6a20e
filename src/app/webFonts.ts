import archivo from '@/assets/fonts/archivo-latin.woff2';
import inter from '@/assets/fonts/inter-latin.woff2';

/** The weights and widths that the files have (`tools/assets/fonts.ts`). */
const fonts = [
  { family: 'Archivo', file: archivo, weight: '500 700', stretch: '104% 112%' },
  { family: 'Inter', file: inter, weight: '400 700' },
];

let shown: Promise<void> | undefined;

/**
 * Replaces the fallback fonts (`theme.css`) once both fonts have loaded. Fonts in the style sheet would make the first layout
 * slower, because a browser looks for another font for all text whose font is still loading, and each would lay out the page again.
 * Without these fonts, the fallback fonts stay.
 */
export function showWebFonts(): void {
  shown ??= loadAll().catch(() => undefined);
}

async function loadAll() {
  const faces = fonts.map(({ family, file, ...descriptors }) => new FontFace(family, `url(${file})`, descriptors));
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
}
