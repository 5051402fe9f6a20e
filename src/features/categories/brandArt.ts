import bmw from '@/assets/art/brand-bmw.webp';
import ford from '@/assets/art/brand-ford.webp';
import jaguar from '@/assets/art/brand-jaguar.webp';
import jeep from '@/assets/art/brand-jeep.webp';
import toyota from '@/assets/art/brand-toyota.webp';
import type { Category } from './schema';

const drawn = new Map(Object.entries({ bmw, ford, jaguar, jeep, toyota }));

/** The brands of the house are drawn in one hand; any other brand shows the picture it came with. */
export function brandArt({ slug, image }: Category) {
  return drawn.get(slug) ?? image;
}
