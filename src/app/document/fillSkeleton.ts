import { pictureAddress } from '@/shared/api/pictureAddress';
import { MAX_EARLY_RESPONSE } from '@/shared/config/limits';
import { fieldOf } from './fieldOf';

/** Replaced when the script is bundled (`tools/inlineScripts.ts`). */
declare const IMAGE_HOSTS: readonly string[];

/** What can be shown as it is. The page itself takes invisible characters out of other titles (`sanitizeText`). */
const plainTitle = /^[\p{L}\p{N}\p{P}\p{Sc}\p{Sm} ]{1,80}$/u;
/** As `truncate`, but in code units: what counts characters would make this script larger. */
const shortened = (title: string, length: number) =>
  title.length > length ? `${title.slice(0, length).trimEnd()}…` : title;

/**
 * Puts the pictures and titles of the first cars into the boxes of the skeleton that are on the screen, in the order of the page:
 * newest first. Whatever is not as expected leaves its box as it is.
 * @param isKept whether the user of the page is still signed in on this device
 */
export async function fillSkeleton(response: Promise<Response>, isWishlist: boolean, isKept: () => boolean) {
  // The client reads the response itself.
  const copy = (await response).clone();
  const text = await copy.text();
  if (!copy.ok || text.length > MAX_EARLY_RESPONSE) return;
  const prefix = isWishlist ? 'product_' : '';
  const timeOf = (car: unknown) => String(fieldOf(car, '_id')).slice(0, isWishlist ? 8 : 24);
  const body: unknown = JSON.parse(text);
  const cars = [body]
    .flat()
    .reverse()
    .filter((car) => /^[0-9a-f]{24}$/i.test(String(fieldOf(car, '_id'))));
  cars.sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0));
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  // The first frame waits for the style sheets.
  if (!isStyled()) await new Promise(requestAnimationFrame);

  if (!isKept()) return;
  window.addEventListener('storage', () => {
    if (!isKept()) document.documentElement.dataset['visitor'] = '';
  });
  document.querySelectorAll('[data-skeleton] [data-car]').forEach((box, index) => {
    if (box.getBoundingClientRect().top > innerHeight) return;
    showPicture(box, pictureAddress(fieldOf(cars[index], `${prefix}img`), IMAGE_HOSTS));
    showTitle(box, fieldOf(cars[index], `${prefix}title`));
  });
}

const isStyled = () => [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')].every(({ sheet }) => sheet);

/** The attributes are those of `Picture`, so that the page has the same picture at once. */
function showPicture(box: Element, src: string | undefined) {
  if (src === undefined) return;
  const image = new Image();
  image.alt = '';
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
  image.fetchPriority = 'high';
  image.onerror = () => image.remove();
  image.src = src;
  box.querySelector('[data-holds=picture]')?.append(image);
}

function showTitle(box: Element, title: unknown) {
  const line = box.querySelector<HTMLElement>('[data-holds=title]');
  if (!line || typeof title !== 'string' || !plainTitle.test(title) || title.trim() === '') return;
  line.textContent = shortened(title.trim(), Number(line.dataset['length'] ?? title.length));
}
