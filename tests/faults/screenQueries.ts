import { errorTexts } from '@/api/texts';

const HIDDEN = 'dialog:not([open]), [hidden], [inert]';
const LOADING = '.wheel, .bone, .spinner, [aria-busy="true"]';

const isVisible = (element: Element) => element.closest(HIDDEN) === null;
const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

function visible(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
}

/** The texts of the live regions, without loading indicators. */
function messages() {
  return visible('[role="alert"], [role="status"]')
    .filter((element) => element.querySelector('.wheel') === null)
    .map(textOf)
    .filter((text) => text !== '');
}

export const alertTexts = () => visible('[role="alert"]').map(textOf);

export const hasMessage = (message: string) => messages().some((text) => text.includes(message));

/** Looks in the whole page, or in the section or dialog with this heading. */
export function hasText(text: string, heading?: string) {
  const title = heading === undefined ? undefined : visible('h2').find((element) => textOf(element) === heading);
  const place = heading === undefined ? document.body : title?.closest('section, dialog');
  return place !== null && place !== undefined && textOf(place).includes(text);
}

/** The class names of spinners, skeletons and busy controls. */
export const loadingIndicators = () => visible(LOADING).map(({ className }) => className);

const crashTexts = [errorTexts.part, ...Object.values(errorTexts.why).map(({ title }) => title)];

export const hasCrashed = () => crashTexts.some((text) => hasText(text));

export function isBlank() {
  const main = document.querySelector('main');
  return main === null || textOf(main) === '' || document.querySelector('header nav a') === null;
}

/** Buttons, links, radio buttons and check boxes with this accessible name. */
export function findControls(name: string) {
  return visible('button, a, input[type="radio"], input[type="checkbox"]').filter(
    (element) => (element.getAttribute('aria-label') ?? textOf(element.closest('label') ?? element)) === name,
  );
}

/** Returns the last match, since dialogs come last in the document. */
export const findControl = (name: string) => findControls(name).at(-1);

/** Returns the last field with this label. A field with `aria-label` counts also while it is hidden. @throws Error if there is none */
export function findField(label: string) {
  const labels = visible('label').filter((element) => textOf(element) === label);
  const inputs = labels.map((element) => (element instanceof HTMLLabelElement ? element.control : null));
  const input =
    inputs.findLast((element) => element !== null) ?? document.querySelector(`input[aria-label="${label}"]`);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement)
    return input;
  throw new Error(`There is no field “${label}”.`);
}

/** Describes the screen, for the error message of a failed case. */
export function describeScreen() {
  const main = document.querySelector('main');
  return [
    `at ${window.location.pathname}`,
    `messages: ${JSON.stringify(messages())}`,
    `loading: ${JSON.stringify(loadingIndicators())}`,
    `text: ${textOf(main ?? document.body).slice(0, 600)}`,
  ].join('\n');
}
