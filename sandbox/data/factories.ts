import type * as v from 'valibot';
import type { carBody } from '@sandbox/market/carCalls';
import type { Doc, Fields } from '@sandbox/store/collection';
import type { Database } from '@sandbox/store/database';

type Make = (partial?: Fields) => Promise<Doc>;

/** Functions that insert a valid document in wire format; each field can be overridden. */
export function factories(
  database: Database,
): Record<'aCar' | 'aBuyer' | 'aSeller' | 'anAdmin' | 'aWish' | 'aReport' | 'aBrand', Make> {
  return {
    aCar: (partial) => database.cars.insert({ ...car, ...partial }),
    aBuyer: (partial) => database.users.insert({ ...buyer, ...partial }),
    aSeller: (partial) => database.users.insert({ ...seller, ...partial }),
    anAdmin: (partial) => database.users.insert({ ...admin, ...partial }),
    aWish: (partial) => database.wishlist.insert({ ...wish, ...partial }),
    aReport: (partial) => database.reportedpost.insert({ ...report, ...partial }),
    aBrand: (partial) => database.carCategories.insert({ ...brand, ...partial }),
  };
}

const car: v.InferInput<typeof carBody> = {
  title: 'Toyota Corolla 1.8 Hybrid',
  img: 'http://localhost:4103/cars/toyota-corolla-1-8-hybrid-icon.webp',
  price: 12500,
  condition: 'Used',
  slug: 'toyota',
  position: 5,
  wheel: 'FWD',
  mileage: 48200,
  gear_type: 'Automatic',
  model: 'Corolla E210 (2019)',
  negotiable_price: true,
  phone: '+46 31 555 01 17',
  description: 'One owner, serviced every year at the same garage. Two keys and the full service book come with it.',
  displayName: 'Mara Lindqvist',
  photoURL: 'http://localhost:4103/faces/mara-lindqvist.webp',
  email: 'mara@example.test',
  postStatus: 'sellerPost',
};

const buyer = {
  name: 'Noor Haddad',
  email: 'noor@example.test',
  photURL: 'http://localhost:4103/faces/noor-haddad.webp',
  role: 'buyer',
} as const;

const seller = {
  name: 'Mara Lindqvist',
  email: 'mara@example.test',
  photURL: 'http://localhost:4103/faces/mara-lindqvist.webp',
  role: 'seller',
} as const;

const admin = {
  name: 'Adaeze Obi',
  email: 'adaeze@example.test',
  photURL: 'http://localhost:4103/faces/adaeze-obi.webp',
  role: 'admin',
} as const;

const wish = {
  wishListIid: '650000000000000000000001',
  product_img: car.img,
  product_title: car.title,
  price: car.price,
  email: buyer.email,
} as const;

const report = {
  reportPostId: '650000000000000000000001',
  product_img: car.img,
  product_title: car.title,
  price: car.price,
  email: buyer.email,
  userName: buyer.name,
  userPhoto: buyer.photURL,
  userComment: 'The pictures show another car.',
} as const;

const brand = {
  name: 'Toyota',
  slug: 'toyota',
  brand_img: 'http://localhost:4103/cars/toyota.webp',
} as const;
