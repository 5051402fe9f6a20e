import { brokenMessages } from '@/shared/messages/broken';

const HIDDEN = 'dialog:not([open]), [hidden], [inert]';
const WAITS = '.wheel, .bone, .spinner, [aria-busy="true"]';

const isInSight = (element: Element) => element.closest(HIDDEN) === null;
const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

function inSight(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(isInSight);
}

/** The sentences that are said to people, and read out to those who do not see them. */
function sentences() {
  return inSight('[role="alert"], [role="status"]')
    .filter((element) => element.querySelector('.wheel') === null)
    .map(textOf)
    .filter((text) => text !== '');
}

/** What is wrong, and said so. */
export const alarms = () => inSight('[role="alert"]').map(textOf);

export const says = (words: string) => sentences().some((text) => text.includes(words));

/** On the page, or in the part of it that has this heading, or in a dialog. */
export function shows(words: string, heading?: string) {
  const title = heading === undefined ? undefined : inSight('h2').find((element) => textOf(element) === heading);
  const place = heading === undefined ? document.body : title?.closest('section, dialog');
  return place !== null && place !== undefined && textOf(place).includes(words);
}

/** Something turns or stands in for what is to come. */
export const waits = () => inSight(WAITS).map(({ className }) => className);

const crashes = [brokenMessages.part, ...Object.values(brokenMessages.why).map(({ title }) => title)];

export const hasCrashed = () => crashes.some((words) => shows(words));

export function isBlank() {
  const main = document.querySelector('main');
  return main === null || textOf(main) === '' || document.querySelector('header nav a') === null;
}

/** Buttons, links and choices of that name. */
export function controls(name: string) {
  return inSight('button, a, input[type="radio"], input[type="checkbox"]').filter(
    (element) => (element.getAttribute('aria-label') ?? textOf(element.closest('label') ?? element)) === name,
  );
}

/** The last of them, since dialogs come last. */
export const control = (name: string) => controls(name).at(-1);

/** The field of that label, the last of them; one that is put aside for a while counts as well. */
export function field(label: string) {
  const labels = inSight('label').filter((element) => textOf(element) === label);
  const found = labels.map((element) => (element instanceof HTMLLabelElement ? element.control : null));
  const input = found.findLast((element) => element !== null) ?? document.querySelector(`input[aria-label="${label}"]`);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement)
    return input;
  throw new Error(`There is no field “${label}”.`);
}

/** For whoever reads why a cell does not hold. */
export function report() {
  const main = document.querySelector('main');
  return [
    `at ${window.location.pathname}`,
    `says: ${JSON.stringify(sentences())}`,
    `waits: ${JSON.stringify(waits())}`,
    `shows: ${textOf(main ?? document.body).slice(0, 600)}`,
  ].join('\n');
}
