import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const artFolder = 'src/assets/art';
const publicFolder = 'public';
const webp = { quality: 72, effort: 6, smartSubsample: true } as const;
/**
 * Smaller than WebP, and its gradients have no blocks, but slow to encode and never shown progressively: for what is behind text. Half as
 * many colours as points decode faster, and do not show in a soft picture.
 */
const avif = { quality: 55, effort: 6, chromaSubsampling: '4:2:0' } as const;

/** Dots per inch at which an SVG becomes twice as large as it says. */
const DOUBLE = 144;
/** The sizes in `favicon.ico`, which browsers request that do not show the SVG, or before they have read a page. */
const faviconSides = [16, 32, 48];
/** Home-screen icons: the logo is inside the safe area, so that every platform can apply its mask. */
const iconSides = [180, 192, 512];

const sourceOf = (name: string) => readFile(`tools/pictures/${name}.svg`);

async function write(name: string, format: 'webp' | 'avif', picture: Sharp): Promise<void> {
  const { size } = await picture.toFile(`${artFolder}/${name}.${format}`);
  console.log(`${name}.${format} ${(size / 1024).toFixed(1)} KB`);
}

/** The banner of home, for phones and in the widths of screens, and the road behind the login form, in both themes. */
async function writeBackgrounds(): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await write(`road-${theme}`, 'avif', sharp(await sourceOf(`road-${theme}`)).avif(avif));
    const hero = await sourceOf(`hero-${theme}`);
    for (const width of [1280, 1440, 1920, 2560]) {
      const picture = sharp(hero, { density: DOUBLE }).resize(width).avif(avif);
      await write(`hero-${theme}-${width}`, 'avif', picture);
    }
    await write(`hero-${theme}-780`, 'avif', sharp(await sourceOf(`hero-${theme}-small`)).avif(avif));
  }
}

/** A picture for each brand's tile, for one and for two pixels to a CSS pixel, cut to 16:10 around the car. */
async function writeBrands(): Promise<void> {
  for (const brand of ['toyota', 'bmw', 'ford', 'jeep', 'jaguar']) {
    const source = await sourceOf(`brand-${brand}`);
    const cut = (width: number) =>
      sharp(source)
        .resize(width)
        .extract({ left: 0, top: width * 0.0875, width, height: width * 0.625 })
        .webp(webp);
    await write(`brand-${brand}`, 'webp', cut(960));
    await write(`brand-${brand}-small`, 'webp', cut(480));
  }
}

/** Cars without a background, for scenes that components compose. */
async function writeCars(): Promise<void> {
  for (const name of ['car-green', 'car-silver'])
    await write(
      name,
      'webp',
      sharp(await sourceOf(name))
        .resize(600)
        .webp({ ...webp, quality: 86 }),
    );
}

async function writeIcons(): Promise<void> {
  const favicon = await readFile(`${publicFolder}/favicon.svg`);
  const sizes = await Promise.all(faviconSides.map(async (side) => ({ side, png: await iconOf(favicon, side) })));
  await writeFile(`${publicFolder}/favicon.ico`, icoOf(sizes));
  const icon = await sourceOf('icon');
  for (const side of iconSides) await writeFile(`${publicFolder}/icon-${side}.png`, await iconOf(icon, side));
}

function iconOf(svg: Buffer, side: number): Promise<Buffer> {
  return sharp(svg, { density: 600 }).resize(side, side).png({ palette: true }).toBuffer();
}

/** Combines square PNG pictures, each of at most 255 pixels a side, into one file in the ICO format. */
function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const headerBytes = 6;
  const entryBytes = 16;
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // an icon; 2 would be a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.set([side, side]);
    entry.writeUInt16LE(1, 4); // planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

// The sources are the SVG files in `tools/pictures`, and `public/favicon.svg`. Run this again after a change of one.
await writeBackgrounds();
await writeBrands();
await writeCars();
await writeIcons();
