import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandPictures, drawnCars, heroPictures } from './exported';
import { exportFonts } from './fonts';
import { icoOf } from './ico';
import { appIcons, favicon, faviconSides } from './icons';

const artFolder = 'src/assets/art';
const publicFolder = 'public';
const pictures = [...heroPictures(), ...brandPictures(), ...drawnCars()];

/** Writes all generated pictures of the site. Run it again after a change in this folder. */
async function exportArt(): Promise<void> {
  await mkdir(artFolder, { recursive: true });
  for (const { name, svg, width, crop, format = 'webp', quality = 86 } of pictures) {
    const drawn = sharp(Buffer.from(svg), { density: 72 }).resize(width);
    const cut = crop ? drawn.extract({ left: 0, width, ...crop }) : drawn;
    const coded =
      format === 'avif' ? cut.avif({ quality, effort: 6 }) : cut.webp({ quality, effort: 6, smartSubsample: true });
    const { size } = await coded.toFile(`${artFolder}/${name}.${format}`);
    console.log(`${name}.${format} ${(size / 1024).toFixed(1)} KB`);
  }
  await writeFile(`${publicFolder}/favicon.svg`, favicon);
  const sizes = await Promise.all(faviconSides.map(async (side) => ({ side, png: await icon(favicon, side) })));
  await writeFile(`${publicFolder}/favicon.ico`, icoOf(sizes));
  for (const { file, svg, side } of appIcons) await writeFile(`${publicFolder}/${file}`, await icon(svg, side));
}

function icon(svg: string, side: number) {
  return sharp(Buffer.from(svg), { density: 600 }).resize(side, side).png({ palette: true }).toBuffer();
}

await exportArt();
await exportFonts();
