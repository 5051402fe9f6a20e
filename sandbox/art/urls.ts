import { type CarLook, lookName } from './look';

const imagesPort = 4103 + Number(process.env['SANDBOX_PORT_OFFSET'] ?? 0);
const host = `http://localhost:${imagesPort}`;

/** Where the image host draws this car: 4:3, 640 wide; `?w=320` and `?w=960` give the other sizes. */
export function carPictureUrl(look: CarLook): string {
  return `${host}/cars/${lookName(look)}.webp`;
}

/** Where the image host draws a portrait; the slug (a-z, 0-9, -) alone decides who is seen. */
export function faceUrl(slug: string): string {
  return `${host}/faces/${slug}.webp`;
}
