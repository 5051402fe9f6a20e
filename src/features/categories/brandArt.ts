import bmwSmall from '@/assets/art/brand-bmw-small.webp';
import bmw from '@/assets/art/brand-bmw.webp';
import fordSmall from '@/assets/art/brand-ford-small.webp';
import ford from '@/assets/art/brand-ford.webp';
import jaguarSmall from '@/assets/art/brand-jaguar-small.webp';
import jaguar from '@/assets/art/brand-jaguar.webp';
import jeepSmall from '@/assets/art/brand-jeep-small.webp';
import jeep from '@/assets/art/brand-jeep.webp';
import toyotaSmall from '@/assets/art/brand-toyota-small.webp';
import toyota from '@/assets/art/brand-toyota.webp';
import type { Category } from './schema';

const drawn = new Map(
  Object.entries({
    bmw: inBoth(bmw, bmwSmall),
    ford: inBoth(ford, fordSmall),
    jaguar: inBoth(jaguar, jaguarSmall),
    jeep: inBoth(jeep, jeepSmall),
    toyota: inBoth(toyota, toyotaSmall),
  }),
);

/** The brands of the house are drawn in one hand; any other brand shows the picture it came with. */
export function brandArt({ slug, image }: Category) {
  return drawn.get(slug) ?? { src: image };
}

/** As `tools/assets/exported.ts` sizes them. */
function inBoth(src: string, small: string) {
  return { src, srcSet: `${small} 480w, ${src} 960w` };
}
