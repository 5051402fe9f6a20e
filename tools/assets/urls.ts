import { addressOf } from '@sandbox/run/ports';
import { type CarLook, lookName } from './look';

/** The address of the car's picture on the image host: 4:3, 640 px wide; `?w=320` and `?w=960` give other sizes. */
export function carPictureUrl(look: CarLook): string {
  return `${addressOf('images')}/cars/${lookName(look)}.webp`;
}

/** The address of a portrait on the image host. The slug (a-z, 0-9, -) determines the person. */
export function faceUrl(slug: string): string {
  return `${addressOf('images')}/faces/${slug}.webp`;
}
