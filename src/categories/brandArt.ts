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

const illustrations = new Map(
  Object.entries({
    bmw: sourcesOf(bmw, bmwSmall),
    ford: sourcesOf(ford, fordSmall),
    jaguar: sourcesOf(jaguar, jaguarSmall),
    jeep: sourcesOf(jeep, jeepSmall),
    toyota: sourcesOf(toyota, toyotaSmall),
  }),
);

/** The brands that cars are posted under have illustrations in one style; any other brand shows its own picture. */
export function brandArt({ slug, image }: Category) {
  return illustrations.get(slug) ?? { src: image };
}

/** The widths are those of `tools/pictures.ts`. */
function sourcesOf(src: string, small: string) {
  return { src, srcSet: `${small} 480w, ${src} 960w` };
}
