import { matchPath } from 'react-router-dom';
import { expect } from 'vitest';
import { MAX_LINE } from '@/api/limits';
import { MAX_LONG_TEXT } from '@/lib/config/limits';
import { paths } from '@/lib/config/paths';
import { advanceTime } from './clock';
import { hostileTexts } from './hostile';
import { goTo } from './visit';

/** A sentence that contains names of the maximal length. */
const MAX_SENTENCE = 2 * MAX_LINE + 200;
const forbiddenElements =
  'script, iframe, frame, object, embed, base, meta, link, style, template, portal, [srcdoc], [formaction]';
const addressAttributes = ['href', 'src', 'action', 'poster', 'xlink:href', 'data', 'srcset', 'background', 'ping'];
const allowedImages = /^http:\/\/localhost:(4103\/|5173\/src\/assets\/)/;
const invisibleCharacter = /(?!\t|\n|\p{Join_C}|\p{VS})[\p{Cc}\p{DI}]/u;
/** How texts begin that stand alone: a sentence of the page that contains one ends with a full stop. */
const typedStarts = Object.entries(hostileTexts)
  .filter(([key, text]) => text.startsWith(`${key} `))
  .map(([key, text]) => text.slice(0, key.length + 3));
const mailtoLink = /^mailto:[^?@,&]+@[^?@,&]+(\?subject=[^&]*(&body=[^&]*)?)?$/;

/** Checks the current page for every effect that hostile data could have: scripts, elements, addresses, styles, texts. */
export function expectHarmless() {
  expect(Reflect.get(window, '__hostile'), 'a script ran').toBeUndefined();
  expect(Object.getOwnPropertyNames(Object.prototype).filter((name) => name === 'polluted')).toEqual([]);
  expect([...document.body.querySelectorAll(forbiddenElements)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(faults()).toEqual([]);
}

function* allFaults() {
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) yield `a handler: ${name}=${value}`;
      if (addressAttributes.includes(name) && !isAllowedAddress(element, value))
        yield `an address: ${element.tagName} ${name}=${value}`;
      if (name === 'style' && /url\(|expression|@import/i.test(value)) yield `a style: ${value}`;
      if (/^(title|alt|placeholder|aria-)/.test(name)) yield* textFaults(value, MAX_SENTENCE);
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    yield* textFaults(textContent ?? '', MAX_LONG_TEXT);
    const isTyped = typedStarts.some((start) => textContent?.startsWith(start)) && !textContent?.endsWith('.');
    if (isTyped && !parentElement?.closest('bdi, [dir=auto], svg'))
      yield `no direction of its own: ${parentElement?.outerHTML ?? ''}`;
  }
  yield* textFaults(document.title, MAX_SENTENCE);
}

function faults() {
  return [...allFaults()].map((fault) => fault.slice(0, 300));
}

function* textFaults(text: string, maxLength: number) {
  if (text.length > maxLength) yield `too long (${text.length}): ${text}`;
  if (invisibleCharacter.test(text)) yield `invisible characters: ${JSON.stringify(text)}`;
  if (/\p{M}{4}/u.test(text)) yield `stacked marks: ${text}`;
  if (/\[object |undefined|NaN|Infinity|∞/.test(text)) yield `unformatted value: ${text}`;
}

/** Allows pages of the product, mail to one address, phone numbers and images of the known hosts. */
function isAllowedAddress(element: Element, address: string) {
  if (/^(img|image|source)$/i.test(element.tagName))
    return allowedImages.test(new URL(address, window.location.href).href);
  if (address.startsWith('mailto:')) return mailtoLink.test(address);
  if (address.startsWith('tel:')) return /^tel:\+?\d{1,40}$/.test(address);
  if (address.startsWith('#')) return true;
  const { origin, pathname, search } = new URL(address, window.location.href);
  const isPage = Object.values(paths).some((path) => matchPath(path, pathname) !== null);
  const isNormalized = address === pathname + search;
  const leadsThere = element instanceof HTMLAnchorElement || element instanceof HTMLFormElement;
  return leadsThere && origin === window.location.origin && isPage && isNormalized;
}

/** Goes to a page without a page load, and gives it a moment to be shown. */
export async function navigateTo(url: string) {
  goTo(url);
  await advanceTime(150);
}
