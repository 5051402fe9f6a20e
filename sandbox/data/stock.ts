import type { Doc, Fields } from '@sandbox/store/collection';
import { newId } from '@sandbox/store/objectId';
import { bmws } from './bmws';
import type { DemoCar } from './demoCar';
import { fords } from './fords';
import { jaguars } from './jaguars';
import { jeeps } from './jeeps';
import { sellers } from './people';
import { carPictureUrl, faceUrl } from './pictureUrls';
import { toyotas } from './toyotas';

const brands = { toyota: toyotas, bmw: bmws, ford: fords, jeep: jeeps, jaguar: jaguars } as const;
const rows = Object.entries(brands).flatMap(([slug, cars]) => cars.map((car) => ({ slug, car })));
const longestListing = 90;
const day = 86_400_000;

/** The demo cars. If `count` exceeds them, the rest are variations that differ in price, mileage and age. */
export function stock(count: number, now: number): Doc[] {
  return Array.from({ length: Math.max(count, rows.length) }, (_, index) => {
    const row = rows[index % rows.length];
    return row === undefined
      ? []
      : [carDocument(row.slug, variation(row.car, index, Math.floor(index / rows.length)), now)];
  }).flat();
}

function variation(car: DemoCar, index: number, round: number): DemoCar {
  if (round === 0) return car;
  const drift = ((index * 37) % 61) / 100 - 0.3;
  const price = Math.round((car.price * (1 - drift / 2)) / 50) * 50;
  const km = Math.round((car.km * (1 + drift)) / 100) * 100;
  const daysAgo = ((index * 7919) % (longestListing * 100)) / 100;
  const texts = {
    ...(car.wire?.['price'] === undefined ? {} : { price: String(price) }),
    ...(car.wire?.['mileage'] === undefined ? {} : { mileage: String(km) }),
  };
  return { ...car, price, km, daysAgo, wire: { ...car.wire, ...texts } };
}

function carDocument(slug: string, car: DemoCar, now: number): Doc {
  const { name, email, phone } = sellers[car.seller];
  const fields: Fields = {
    title: car.title,
    img: carPictureUrl(car.title),
    price: car.price,
    condition: car.condition,
    slug,
    position: car.seats,
    wheel: car.wheel,
    mileage: car.km,
    gear_type: car.gear,
    model: car.model,
    negotiable_price: car.isFixed,
    phone,
    description: car.words,
    displayName: name,
    photoURL: faceUrl(name),
    email,
    postStatus: 'sellerPost',
    ...car.wire,
  };
  const stated = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { _id: newId(new Date(now - car.daysAgo * day)), ...Object.fromEntries(stated) };
}
