import { expect } from 'vitest';
import { advanceTime } from './clock';
import { matchPath } from 'react-router-dom';
import { MAX_LINE, MAX_POST_DESCRIPTION } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';

/** A sentence around a name of the greatest length. */
const SENTENCE = 2 * MAX_LINE + 200;
const foreign =
  'script, iframe, frame, object, embed, base, meta, link, style, template, portal, [srcdoc], [formaction]';
const addresses = ['href', 'src', 'action', 'poster', 'xlink:href', 'data', 'srcset', 'background', 'ping'];
const images = /^http:\/\/localhost:(4103\/|5173\/src\/assets\/)/;
const unseen = /(?!\t|\n|\p{Join_C}|\p{VS})[\p{Cc}\p{DI}]/u;
const mailbox = /^mailto:[^?@,&]+@[^?@,&]+(\?subject=[^&]*(&body=[^&]*)?)?$/;

/** Every way in which what is hostile could have got the better of the page as it stands now. */
export function expectHarmless() {
  expect(Reflect.get(window, '__hostile'), 'a script ran').toBeUndefined();
  expect(Object.getOwnPropertyNames(Object.prototype).filter((name) => name === 'polluted')).toEqual([]);
  expect([...document.body.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(faults()).toEqual([]);
}

function* allFaults() {
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) yield `a handler: ${name}=${value}`;
      if (addresses.includes(name) && !isFine(element, value)) yield `an address: ${element.tagName} ${name}=${value}`;
      if (name === 'style' && /url\(|expression|@import/i.test(value)) yield `a style: ${value}`;
      if (/^(title|alt|placeholder|aria-)/.test(name)) yield* textFaults(value, SENTENCE);
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) yield* textFaults(texts.currentNode.textContent ?? '', MAX_POST_DESCRIPTION);
  yield* textFaults(document.title, SENTENCE);
}

function faults() {
  return [...allFaults()].map((fault) => fault.slice(0, 300));
}

function* textFaults(text: string, most: number) {
  if (text.length > most) yield `too long (${text.length}): ${text}`;
  if (unseen.test(text)) yield `cannot be seen: ${JSON.stringify(text)}`;
  if (/\p{M}{4}/u.test(text)) yield `piled up: ${text}`;
  if (/\[object |undefined|NaN|Infinity|∞/.test(text)) yield `not for people: ${text}`;
}

/** Pages of the product, mail to one person, a phone, a picture of the hosts that are named; nothing else. */
function isFine(element: Element, address: string) {
  if (/^(img|image|source)$/i.test(element.tagName)) return images.test(new URL(address, window.location.href).href);
  if (address.startsWith('mailto:')) return mailbox.test(address);
  if (address.startsWith('tel:')) return /^tel:\+?\d{1,40}$/.test(address);
  if (address.startsWith('#')) return true;
  const { origin, pathname, search } = new URL(address, window.location.href);
  const isPage = Object.values(paths).some((path) => matchPath(path, pathname) !== null);
  const isAsWritten = address === pathname + search;
  return element instanceof HTMLAnchorElement && origin === window.location.origin && isPage && isAsWritten;
}

/** As following a link within the page does. */
export async function go(url: string) {
  window.history.pushState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await advanceTime(150);
}
