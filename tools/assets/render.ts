import sharp from 'sharp';

export interface Size {
  width: number;
  height: number;
  quality?: number;
}

/** Converts the SVG to WebP of exactly this size. */
export async function render(svg: string, { width, height, quality = 76 }: Size): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp(Buffer.from(svg)).resize(width, height).webp({ quality, effort: 4 }).toBuffer();
  return Uint8Array.from(bytes);
}
