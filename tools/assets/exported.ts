import { carBodies } from './car/bodies';
import { car } from './car/car';
import { hero } from './hero/hero';
import type { CarLook } from './look';
import { picture } from './picture';

interface ExportedPicture {
  name: string;
  svg: string;
  width: number;
  crop?: { top: number; height: number };
  /** AVIF is smaller but slow to encode, and it cannot be rendered progressively. */
  format?: 'webp' | 'avif';
  quality?: number;
}

/** The banner of the home page and the road behind the login form, for both themes, for wide screens and phones. */
export function heroPictures(): readonly ExportedPicture[] {
  const wide = { width: 1920, height: 900 };
  const small = { width: 780, height: 600, carShare: 0.8, carLeft: 0.1, groundAt: 0.86 };
  const encoding = { format: 'avif', quality: 62 } as const;
  return (['light', 'dark'] as const).flatMap((theme) => [
    { name: `hero-${theme}`, svg: hero({ theme, ...wide, hasCar: true }), width: 1920, ...encoding },
    { name: `hero-${theme}-small`, svg: hero({ theme, ...small, hasCar: true }), width: 780, ...encoding },
    { name: `road-${theme}`, svg: hero({ theme, ...wide, hasCar: false }), width: 1920, ...encoding },
  ]);
}

const brandLooks: Record<string, CarLook> = {
  toyota: { shape: 'suv', paint: '#c2a888', light: 'dusk', background: 'desert', seed: 'toyota' },
  bmw: { shape: 'sedan', paint: '#22386a', light: 'morning', background: 'coast', seed: 'bmw' },
  ford: { shape: 'hatchback', paint: '#b01f24', light: 'overcast', background: 'city', seed: 'ford' },
  jeep: { shape: 'suv', paint: '#0b5d3b', light: 'noon', background: 'hills', seed: 'jeep' },
  jaguar: { shape: 'coupe', paint: '#6d1f2c', light: 'morning', background: 'city', seed: 'jaguar' },
};

/** A picture for each brand's tile in two sizes, cropped to 16:10 around the car. */
export function brandPictures(): readonly ExportedPicture[] {
  return Object.entries(brandLooks).flatMap(([brand, look]) => {
    const name = `brand-${brand}`;
    const svg = picture(look);
    return [
      { name, svg, width: 960, crop: { top: 84, height: 600 }, quality: 72 },
      { name: `${name}-small`, svg, width: 480, crop: { top: 42, height: 300 }, quality: 72 },
    ];
  });
}

/** Cars without a background, for scenes that components compose. */
export function drawnCars(): readonly ExportedPicture[] {
  const withoutBackground = (shape: CarLook['shape'], paint: string): string => {
    const { length } = carBodies[shape];
    const shade = `<ellipse cx="${length / 2}" cy="10" rx="${length / 2}" ry="70" fill="#15181d" opacity=".22"/>`;
    const box = `viewBox="-40 -1540 ${length + 80} 1630" width="${(length + 80) / 7}" height="${1630 / 7}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shade}${car({ shape, paint, light: 'morning', id: 'a' })}</svg>`;
  };
  return [
    { name: 'car-green', svg: withoutBackground('hatchback', '#0b5d3b'), width: 600 },
    { name: 'car-silver', svg: withoutBackground('sedan', '#d0d2d6'), width: 600 },
  ];
}
