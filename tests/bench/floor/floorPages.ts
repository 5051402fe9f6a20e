import { demoAccount } from '@tests/browser/support/demoPeople';
import { addedFiles, apiAddress } from '../site';
import { floorScript } from './floorScript';

const SCRIPT = '/floor/script.js';
/** As many as a first screen shows. */
const PICTURES = 8;

interface Call {
  path: string;
  /** Whether it is sent with the user's token. */
  isBearer?: true;
}

interface ComparedPage {
  name: string;
  path: string;
  /** Whose page it is; a buyer's, unless it says so. */
  role?: 'seller' | 'admin';
  calls: readonly Call[];
}

const emailOf = (role: 'buyer' | 'seller' | 'admin') => demoAccount(role).email;
const wishes = { path: `/wishlist?email=${emailOf('buyer')}`, isBearer: true } as const;

/** The pages that are compared, and the calls of each, the one with its pictures first. */
export const pagesWith = (car: string): readonly ComparedPage[] => [
  { name: 'home', path: '/', calls: [{ path: '/seller/post', isBearer: true }, { path: '/cars' }, wishes] },
  { name: 'all cars', path: '/carsCategories', calls: [{ path: '/cars' }, { path: '/carCategories' }] },
  { name: 'details', path: `/carsCategories/carDetails/${car}`, calls: [{ path: `/cars/${car}` }] },
  { name: 'My Wishlist', path: '/dashboard', calls: [wishes] },
  {
    name: 'My Products',
    path: '/dashboard/seller/product',
    role: 'seller',
    calls: [
      { path: `/cars/seller/${emailOf('seller')}` },
      { path: `/users/seller/${emailOf('seller')}`, isBearer: true },
    ],
  },
  {
    name: 'reported posts',
    path: '/dashboard/reported-post',
    role: 'admin',
    calls: [
      { path: '/reportedpost', isBearer: true },
      { path: `/users/admin/${emailOf('admin')}`, isBearer: true },
      { path: '/cars' },
    ],
  },
];

/**
 * Adds the floor's page of each page: it waits for nothing it need not. Its document sends all calls at once, and its one script, which
 * holds the same packages as the product, draws the first pictures as soon as it and the first response are there.
 */
export async function addFloorPages(car: string): Promise<void> {
  addedFiles.set(SCRIPT, `${await floorScript(['calls', 'identity'])}\n${drawPictures}`);
  for (const { path, calls } of pagesWith(car))
    addedFiles.set(`/floor${path}`, floorDocument(`<script>${sendCalls(calls)}</script><main></main>`, SCRIPT));
}

export const floorDocument = (body: string, script: string) =>
  `<!doctype html><html lang="en"><head><title>Floor</title><script type="module" src="${script}"></script></head><body>${body}</body></html>`;

const sendCalls = (calls: readonly Call[]) => `
  const headers = { authorization: 'Bearer ' + JSON.parse(localStorage.getItem('access_token')).token };
  const responses = ${JSON.stringify(calls)}.map(({ path, isBearer }) =>
    fetch('${apiAddress}' + path, isBearer ? { headers } : {}).then((response) => response.json()));`;

const drawPictures = `
  for (const { img, product_img, title, product_title } of [await responses[0]].flat().slice(0, ${PICTURES})) {
    const image = new Image(320, 240);
    image.src = img ?? product_img;
    const words = document.createElement('p');
    words.textContent = title ?? product_title;
    document.querySelector('main').append(image, words);
  }`;
