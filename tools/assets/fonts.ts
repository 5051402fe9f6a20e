import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const fontFolder = 'src/assets/fonts';
const fontsource = createRequire(import.meta.url);

/** The Latin subset of Google Fonts: characters of Western Europe, quotes, dashes, arrows and the euro sign. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfffd, 0xfffd],
] as const;

/** Only the weights and widths that the stylesheets use. Must match `theme.css`. */
const fonts = [
  {
    name: 'archivo',
    file: 'archivo-latin-standard-normal.woff2',
    axes: { wght: { min: 500, max: 700 }, wdth: { min: 104, max: 112 } },
  },
  { name: 'inter', file: 'inter-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
];

const characters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/** Writes subsets of the fonts with only the characters in use, and their licences beside them. */
export async function exportFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true });
  for (const { name, file, axes } of fonts) {
    const folder = `@fontsource-variable/${name}`;
    const whole = await readFile(fontsource.resolve(`${folder}/files/${file}`));
    const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(`${fontFolder}/${name}-latin.woff2`, cut);
    await copyFile(fontsource.resolve(`${folder}/LICENSE`), `${fontFolder}/${name}-licence.txt`);
    console.log(`${name}-latin.woff2 ${(cut.length / 1024).toFixed(1)} KB of ${(whole.length / 1024).toFixed(1)} KB`);
  }
}
