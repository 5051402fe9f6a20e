import archivo from '@/assets/fonts/archivo-latin.woff2';
import inter from '@/assets/fonts/inter-latin.woff2';

let loading: Promise<void> | undefined;

/**
 * Replaces the fallback fonts (`theme.css`) once both fonts have loaded. Fonts in the style sheet would make the first layout
 * slower, because a browser looks for another font for all text whose font is still loading, and each would lay out the page again.
 * Without these fonts, the fallback fonts stay. The weights and widths are those of the files (`tools/assets/fonts.ts`).
 */
export function showWebFonts(): void {
  loading ??= Promise.all([
    new FontFace('Archivo', `url(${archivo})`, { weight: '500 700', stretch: '104% 112%' }).load(),
    new FontFace('Inter', `url(${inter})`, { weight: '400 700' }).load(),
  ]).then(
    (faces) => faces.forEach((face) => document.fonts.add(face)),
    () => undefined,
  );
}
