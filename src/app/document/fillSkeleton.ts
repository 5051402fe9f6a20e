import { pictureAddress } from '@/shared/api/pictureAddress';
import { CLOCK_TOLERANCE_MS, MAX_EARLY_RESPONSE } from '@/shared/config/limits';
import { fieldOf } from './fieldOf';
import { readLastUser } from './readLastUser';
import { type ShownCar, shownCars } from './shownCars';
import { untilParsed } from './untilParsed';

/** Replaced when the script is bundled (`tools/inlineScripts.ts`). */
declare const IMAGE_HOSTS: readonly string[];

/** What can be shown as it is. The page itself takes invisible characters out of other titles (`sanitizeText`). */
const plainTitle = /^[\p{L}\p{N}\p{P}\p{Sc}\p{Sm} ]{1,80}$/u;
/** As `truncate`, but in code points, which are characters in a plain title: `Intl.Segmenter` would make this script larger. */
const shortened = (title: string, length: number) => {
  const points = Array.from(title);
  return points.length > length ? `${points.slice(0, length).join('').trimEnd()}…` : title;
};

/**
 * Puts the pictures and titles of the first cars into the boxes of the skeleton that are on the screen, in the order of the page:
 * newest first. Those of the last visit are shown until the response has come. Whatever is not as expected leaves its box empty.
 * @param email of the user of the page. Nothing is shown once they have signed out.
 */
export async function fillSkeleton(response: Promise<Response>, isWishlist: boolean, email: string) {
  const isSignedIn = () => readLastUser()?.email === email;
  window.addEventListener('storage', () => {
    if (!isSignedIn()) document.documentElement.dataset['visitor'] = '';
  });
  const last = shownCars.read(email);
  const whenParsed = untilParsed().then(() => boxes().forEach((box, index) => show(box, last[index])));
  const cars = await firstCars(response, isWishlist);
  await whenParsed;

  // The page may have replaced them already.
  const all = boxes();
  if (!cars || all.length === 0 || !isSignedIn()) return;
  // The style sheet hides the cards of columns that a narrow screen does not have.
  const areOnScreen = all.map(
    (box) => getComputedStyle(box).display !== 'none' && box.getBoundingClientRect().top <= innerHeight,
  );
  const shown = all.map((box, index) => show(box, areOnScreen[index] ? cars[index] : undefined));
  shownCars.write(email, shown);
}

async function firstCars(response: Promise<Response>, isWishlist: boolean): Promise<readonly ShownCar[] | undefined> {
  // The client reads the response itself.
  const copy = (await response).clone();
  const text = await copy.text();
  if (!copy.ok || text.length > MAX_EARLY_RESPONSE) return undefined;
  const prefix = isWishlist ? 'product_' : '';
  const timeOf = (car: unknown) => String(fieldOf(car, '_id')).slice(0, isWishlist ? 8 : 24);
  const body: unknown = JSON.parse(text);
  return (
    [body]
      .flat()
      .reverse()
      .filter((car) => /^[0-9a-f]{24}$/i.test(String(fieldOf(car, '_id'))))
      // The page shows those with a time of the future last.
      .filter((car) => parseInt(timeOf(car).slice(0, 8), 16) * 1000 <= Date.now() + CLOCK_TOLERANCE_MS)
      .sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
      .map((car) => [fieldOf(car, `${prefix}img`), fieldOf(car, `${prefix}title`)])
  );
}

const boxes = () => [...document.querySelectorAll('[data-skeleton] [data-car]')];

/** @returns what it shows of the car */
function show(box: Element, [picture, title]: ShownCar = [undefined, undefined]): ShownCar {
  const src = pictureAddress(picture, IMAGE_HOSTS);
  const text = typeof title === 'string' && plainTitle.test(title) ? title.trim() : '';
  showPicture(box, src);
  const line = box.querySelector<HTMLElement>('[data-holds=title]');
  if (line) line.textContent = shortened(text, Number(line.dataset['length'] ?? text.length));
  return [src, text];
}

/** The attributes are those of `Picture`, so that the page has the same picture at once. */
function showPicture(box: Element, src: string | undefined) {
  const place = box.querySelector('[data-holds=picture]');
  const last = place?.querySelector('img');
  if (last?.src === src) return;
  last?.remove();
  if (src === undefined) return;
  const image = new Image();
  image.alt = '';
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
  image.fetchPriority = 'high';
  image.onerror = () => image.remove();
  image.src = src;
  place?.append(image);
}
