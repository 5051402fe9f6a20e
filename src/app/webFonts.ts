import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

let loading: Promise<void> | undefined;

/**
 * Replaces the fallback fonts (`theme.css`) once both fonts have loaded. Fonts in the style sheet would make the first layout
 * slower, because a browser looks for another font for all text whose font is still loading, and each would lay out the page again.
 * Without these fonts, the fallback fonts stay.
 */
export function showWebFonts(): void {
  loading ??= Promise.all([
    new FontFace('Archivo', `url(${archivo})`, { weight: '100 900' }).load(),
    new FontFace('Inter', `url(${inter})`, { weight: '100 900' }).load(),
  ]).then(
    (faces) => faces.forEach((face) => document.fonts.add(face)),
    () => undefined,
  );
}
