import type * as v from 'valibot';
import type { carBody } from '@sandbox/market/carCalls';
import type { Fields } from '@sandbox/store/collection';

/** The effect of every script below, if it ever ran. */
const mark = 'window.__hostile=1';
const LONG = 100_000;
const STILL_TOO_LONG = 5000;

/** Hostile input for text fields: markup, Unicode tricks and extreme length. Every visible text begins with its key. */
export const hostileTexts = {
  long: `long${'W'.repeat(LONG)}`,
  wordy: `wordy ${'lorem ipsum '.repeat(LONG / 12)}`,
  script: `script <script>${mark}</script>`,
  closing: `closing </title></textarea></style></script><script>${mark}</script>`,
  image: `image <img src=x onerror="${mark}">`,
  svg: `svg <svg onload=${mark}><a xlink:href="javascript:${mark}"><text>x</text></a></svg>`,
  frame: `frame <iframe srcdoc="<script>parent.__hostile=1</script>"></iframe>`,
  meta: 'meta <meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="//evil.example/">',
  style: 'style <style>*{display:none!important}</style>',
  attribute: `attribute " onmouseover="${mark}" autofocus onfocus='${mark}' x="`,
  template: `template \${${mark}} {{constructor.constructor('${mark}')()}} <%= ${mark} %>`,
  entities: 'entities &lt;script&gt; &#60;img&#62; &amp;amp;',
  address: 'address https://evil.example/login',
  override: 'override \u202Egpj.exe\u202C and \u2066isolate \u2067never closed',
  zeroWidth: 'zero\u200B\u2060\uFEFFWidth Noor\u200D Had\u00ADdad\u200E\u200F',
  hebrew: 'hebrew מכונית (1999) — "שלום"',
  zalgo: `zalgo ${`Z${'\u0301\u0489\u035C'.repeat(60)}a${'\u0316\u0351'.repeat(60)}`.repeat(4)}`,
  homograph: 'homograph аdmin@secondgear.test — Αdaeze Оbi',
  emoji: `emoji ${'👨‍👩‍👧‍👦'.repeat(40)} ${'👍🏽\u200D'.repeat(200)}`,
  fillers: 'fillers \u3164\u115F\u2800\uFFA0\u{E0041}\u{E007F}',
  broken: 'broken \uD800 \uDFFF \uFFFE %ED%A0%80 %',
  controls: 'controls \u0000\u0007\u001B[31m\u0008\u0085\r\nSet-Cookie: a=b\u2028x',
  lines: `lines ${'\n \n\t\n'.repeat(2000)}${'a\n'.repeat(5000)}end`,
  path: 'path ../../../../etc/passwd %2e%2e%2f..\\..\\ //evil.example ?x=1&y=2 #top',
  prototype: '__proto__',
  constructorKey: 'constructor',
  method: 'toString',
  spaces: `spaces${' '.repeat(LONG)}end`,
  unseen: '\u200B'.repeat(LONG),
  nothing: ' \u00A0\u3000\u2800\u200B ',
} as const;

/** Values of other types in place of a string. */
const otherTypes = [
  null,
  true,
  -0.5,
  1e308,
  [],
  ['<b>', { toString: 'x' }],
  {},
  // The sandbox's store takes twice as long for each further level.
  nested(4),
];

export const hostileAddresses = [
  `javascript:${mark}`,
  ` \u0001java\tscript:${mark}//http://localhost:4103/`,
  `vbscript:${mark}`,
  `data:text/html,<script>parent.${mark}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}"/>`,
  'blob:http://localhost:5173/7e7f5b2a-0000-4000-8000-000000000000',
  'file:///etc/passwd',
  '//evil.example/pixel.gif',
  'https://evil.example/pixel.gif?who=me',
  'http://localhost:4103@evil.example/pixel.gif',
  'http://someone:secret@localhost:4103/faces/mara-lindqvist.webp',
  'http://localhost:4103.evil.example/pixel.gif',
  'http://localhost:41030/pixel.gif',
  'http://evil-localhost:4103/pixel.gif',
  'http://loc\u0430lhost:4103/pixel.gif',
  `http://localhost:4103/${'a'.repeat(LONG)}`,
  '../../api/users',
  '?x=',
  '#',
] as const;

export const hostileEmails = [
  'noor@example.test?bcc=evil@evil.example&subject=x&body=y',
  'noor@example.test,evil@evil.example',
  'noor@example.test\r\nBcc: evil@evil.example',
  '"<script>"@example.test',
  'Noor <noor@example.test>',
  'mailto:noor@example.test',
  'noor\u200B@example.test',
  'noor@example.test\u202E',
  'no or@example.test',
  '..',
  '../../users/admin',
  '%2e%2e%2fjwt',
  '@',
  `${'a'.repeat(LONG)}@example.test`,
] as const;

export const hostileSlugs = [
  '..',
  '.',
  '../../login',
  '%2e%2e%2f%2e%2e',
  '..\\..',
  '//evil.example',
  '/\\evil.example',
  `javascript:${mark}`,
  'toyota?x=1#top',
  'toyota\u200B',
  'toyota\u202E',
  '__proto__',
  'constructor',
  '<script>',
  '\uD800',
  'x'.repeat(LONG),
] as const;

export const hostileIds = [
  '',
  '.',
  '..',
  '../../login',
  '%2e%2e%2f',
  '//evil.example',
  `javascript:${mark}`,
  '650000000000000000000001/../x',
  '650000000000000000000001?x=1',
  '65000000000000000000000g',
  '__proto__',
  'constructor',
  '1'.repeat(LONG),
] as const;

const hostilePhones = [
  'tel:+46315550117;phone-context=evil.example',
  '+46 31 555 01 17;ext=1?x=y&body=z',
  '*#06#',
  `javascript:${mark}`,
  '1'.repeat(LONG),
  '<a href="https://evil.example">call</a>',
] as const;

export const hostileNumbers = [
  `1${' '.repeat(LONG)}km`,
  `${' '.repeat(LONG)}x`,
  '9'.repeat(LONG),
  1e308,
  -1,
  '1e9',
  'NaN',
  '0x10',
  '①②③',
  '$,1',
] as const;

const typed = [...Object.values(hostileTexts), ...otherTypes];

/** The values for each kind of field, with values of other types. */
const kinds = {
  text: typed,
  address: [...hostileAddresses, ...otherTypes],
  email: [...hostileEmails, ...otherTypes],
  slug: [...hostileSlugs, ...otherTypes],
  id: [...hostileIds, ...otherTypes],
  phone: [...hostilePhones, ...otherTypes],
  number: [...hostileNumbers, ...otherTypes],
};
type Kind = keyof typeof kinds;

/**
 * One document for each text, with a hostile value in every field. The first `FEW` documents together contain every
 * text at least once, uncut.
 */
function documents(fields: Readonly<Record<string, Kind>>): Fields[] {
  return typed.map((_, index) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, kind], field) => {
        const values = kinds[kind];
        const value = values[(index + field * FEW) % values.length];
        return [name, index < FEW || typeof value !== 'string' ? value : value.slice(0, STILL_TOO_LONG)];
      }),
    ),
  );
}

/** The first documents suffice for a page that shows a single document. */
export const FEW = 6;

type CarField = Exclude<keyof v.InferInput<typeof carBody>, 'postStatus'> | 'model_id';
const carFields: Record<CarField, Kind> = {
  title: 'text',
  description: 'text',
  displayName: 'text',
  condition: 'text',
  gear_type: 'text',
  wheel: 'text',
  model: 'text',
  model_id: 'text',
  negotiable_price: 'text',
  slug: 'slug',
  img: 'address',
  photoURL: 'address',
  email: 'email',
  phone: 'phone',
  price: 'number',
  mileage: 'number',
  position: 'number',
};
export const hostileCars = documents(carFields);

export const hostileBrands = documents({ name: 'text', slug: 'slug', brand_img: 'address' });

/** Without an email, which must be the buyer's: other buyers' wishes are not shown. */
export const hostileWishes = documents({
  product_title: 'text',
  wishListIid: 'id',
  product_img: 'address',
  price: 'number',
  paid: 'text',
});

export const hostileReports = documents({
  product_title: 'text',
  userName: 'text',
  userComment: 'text',
  reportPostId: 'id',
  product_img: 'address',
  userPhoto: 'address',
  email: 'email',
  price: 'number',
});

/** Without a role, which depends on the list that shows them. */
export const hostileUsers = documents({ name: 'text', useVerify: 'text', email: 'email', photURL: 'address' });

const element = JSON.stringify({ $$typeof: 'react.transitional.element', type: 'script', props: { children: mark } });

/** Response bodies that are not lists of documents, or that have keys beyond their fields. */
export const hostileResponses = {
  prototype: '[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"title":"x"}]',
  inFields: '[{"_id":"650000000000000000000009","title":{"__proto__":{"polluted":1}},"slug":"__proto__"}]',
  element: `[{"_id":"650000000000000000000009","title":${element},"description":${element},"slug":${element}}]`,
  keys: '{"__proto__":[],"length":3,"0":"a"}',
  deep: `${'['.repeat(LONG / 10)}${']'.repeat(LONG / 10)}`,
  mixed: `[null,1,"a",[],{"_id":"x"},{"_id":{"$ne":1}},${JSON.stringify(nested(200))}]`,
} as const;

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => ({ toString: [inner] }), mark);
}
