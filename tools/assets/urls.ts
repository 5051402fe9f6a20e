import { addressOf } from '@sandbox/run/ports';
import { type CarLook, lookName } from './look';

/** Where the image host draws this car: 4:3, 640 wide; `?w=320` and `?w=960` give the other sizes. */
export function carPictureUrl(look: CarLook): string {
  return `${addressOf('images')}/cars/${lookName(look)}.webp`;
}

/** Where the image host draws a portrait; the slug (a-z, 0-9, -) alone decides who is seen. */
export function faceUrl(slug: string): string {
  return `${addressOf('images')}/faces/${slug}.webp`;
}
