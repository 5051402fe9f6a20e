import sharp from 'sharp';

/** The first bytes of a JPEG. */
export const CUT_OFF = new Uint8Array([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
]);

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
