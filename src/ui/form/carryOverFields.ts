import { announce, FIELDS, isChoice, type Field } from './filledFields';

/**
 * Keeps what was typed, chosen or restored in the document before the app rendered into it. React replaces the document's fields where an
 * extension has added a node to the page.
 * @returns the function that carries it over, to be called after the first render
 */
export function carryOverFields() {
  const { pathname } = window.location;
  const kept = [...document.querySelectorAll<Field>(FIELDS)].map((field) => ({ field, content: contentOf(field) }));
  return () => {
    if (window.location.pathname === pathname) kept.forEach(carry);
  };
}

function carry({ field, content }: { field: Field; content: string | boolean }) {
  // Fields that are gone still hold what was typed last. Those that were kept may have been emptied.
  const now = contentOf(field);
  const last = !field.isConnected || now !== initialOf(field) ? now : content;
  const target = field.isConnected ? field : counterpartOf(field);
  if (target && last !== initialOf(field)) putInto(target, last, field);
}

function putInto(target: Field, content: string | boolean, source: Field) {
  if (target instanceof HTMLInputElement && source instanceof HTMLInputElement && target.type === 'file') {
    if (!source.files?.length) return;
    if (target !== source) target.files = source.files;
    target.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const name = isChoice(target) ? 'checked' : 'value';
  if (isChoice(target)) target.checked = false;
  // React notices what is set through the field's own property, and would ignore the event. This one is the browser's.
  Reflect.set(Object.getPrototypeOf(target), name, content, target);
  announce(target);
}

const contentOf = (field: Field) => (isChoice(field) ? field.checked : field.value);

function initialOf(field: Field) {
  if (isChoice(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  // What the document has selected is nobody's choice.
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** The field of the same kind, name and form. */
function counterpartOf(gone: Field) {
  return [...document.querySelectorAll<Field>(FIELDS)].find((field) => markOf(field) === markOf(gone));
}

function markOf(field: Field) {
  const form = field.closest('form')?.getAttribute('aria-label');
  const choice = isChoice(field) ? field.value : undefined;
  return JSON.stringify([field.tagName, field.name, field.getAttribute('aria-label'), choice, form]);
}
