import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Doc, Fields } from '@sandbox/store/collection';
import { newId } from '@sandbox/store/objectId';
import { sellers } from './people';
import { carPictureUrl, faceUrl } from './pictureUrls';

const LONGEST_LISTING_DAYS = 90;
const DAY_MS = 86_400_000;

/** What `cars.tsv` says beside the usual fields: they replace those, and null leaves one out. */
const otherFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.nullable(v.string())));

interface DemoCar {
  price: number;
  mileage: number;
  daysAgo: number;
  fields: Fields;
  others: v.InferOutput<typeof otherFields>;
}

/** The demo cars. If `count` exceeds them, the rest are variations that differ in price, mileage and age. */
export function stock(count: number, now: number): Doc[] {
  const [, ...rows] = readFileSync(join(import.meta.dirname, 'cars.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  const cars = rows.map(readCar);
  return Array.from({ length: Math.max(count, cars.length) }, (_, index) => {
    const car = cars[index % cars.length];
    return car ? [documentOf(index < cars.length ? car : variation(car, index), now)] : [];
  }).flat();
}

function readCar(row: string): DemoCar {
  const [slug, title = '', model, price, mileage, condition, gear, wheel, seats, isNegotiable, seller, ...rest] =
    row.split('\t');
  const [daysAgo, others = '', description] = rest;
  const found = Object.entries(sellers).find(([name]) => name === seller)?.[1];
  if (!found) throw new Error(`cars.tsv: nobody is called ${seller ?? ''}`);
  const fields = {
    title,
    img: carPictureUrl(title),
    condition,
    slug,
    position: Number(seats),
    wheel,
    gear_type: gear,
    model,
    negotiable_price: isNegotiable === 'true',
    phone: found.phone,
    description,
    displayName: found.name,
    photoURL: faceUrl(found.name),
    email: found.email,
    postStatus: 'sellerPost',
  };
  return {
    price: Number(price),
    mileage: Number(mileage),
    daysAgo: Number(daysAgo),
    fields,
    others: others === '' ? {} : v.parse(otherFields, others),
  };
}

function variation(car: DemoCar, index: number): DemoCar {
  const drift = ((index * 37) % 61) / 100 - 0.3;
  const price = Math.round((car.price * (1 - drift / 2)) / 50) * 50;
  const mileage = Math.round((car.mileage * (1 + drift)) / 100) * 100;
  const texts = {
    ...('price' in car.others && { price: String(price) }),
    ...('mileage' in car.others && { mileage: String(mileage) }),
  };
  const daysAgo = ((index * 7919) % (LONGEST_LISTING_DAYS * 100)) / 100;
  return { ...car, price, mileage, daysAgo, others: { ...car.others, ...texts } };
}

function documentOf({ price, mileage, daysAgo, fields, others }: DemoCar, now: number): Doc {
  const all: Fields = { price, mileage, ...fields, ...others };
  const stated = Object.entries(all).filter(([, value]) => value !== null);
  return { _id: newId(new Date(now - daysAgo * DAY_MS)), ...Object.fromEntries(stated) };
}
