import { counterpartOf } from '@/ui/counterpartOf';
import { announce, FIELDS, isChoice, type Field } from './filledFields';

/**
 * Keeps what was typed, chosen or restored in the document before the app rendered into it, and the focus. React replaces the document for
 * the last user, and where an extension has added a node to the page.
 * @returns the function that carries it over, to be called after the first render
 */
export function carryOverControls() {
  const { pathname } = window.location;
  const kept = [...document.querySelectorAll<Field>(FIELDS)].map((field) => ({ field, content: contentOf(field) }));
  const focused = document.activeElement;
  return () => {
    if (window.location.pathname !== pathname) return;
    kept.forEach(carry);
    // Once `replayClicks` has opened the menu, in which it may be.
    if (focused instanceof HTMLElement) queueMicrotask(() => carryFocus(focused));
  };
}

function carryFocus(gone: HTMLElement) {
  if (gone.isConnected || document.activeElement !== document.body) return;
  const target = counterpartOf(gone);
  target?.focus({ preventScroll: true });
  // A field for an email address does not tell where its caret is.
  if (target instanceof HTMLInputElement && gone instanceof HTMLInputElement && gone.selectionStart !== null)
    target.setSelectionRange(gone.selectionStart, gone.selectionEnd);
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
