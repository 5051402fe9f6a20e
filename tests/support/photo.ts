import sharp from 'sharp';

interface PhotoOptions {
  name?: string;
  width?: number;
  height?: number;
}

/** A JPEG file with GPS and camera data in its EXIF, like a photo of a phone. */
export async function aPhoto({ name = 'car.jpg', width = 320, height = 240 }: PhotoOptions = {}) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#3b6ea5' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '57/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}
