export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELDS = 'input:not([type=hidden]), textarea, select';

/** What the page has heard of each field. */
const heard = new WeakMap<Field, string>();
/** The fields whose latest event came from a script, so React may have ignored it. */
const scripted = new WeakSet<Field>();

/**
 * Password managers, extensions and browsers fill in fields without an event that React takes, and the page would call them empty. So before
 * a form is sent, and at each press in it, the page hears of what its fields really hold.
 * @returns the function that stops it
 */
export function announceFilledFields() {
  const note = ({ target, isTrusted }: Event) => {
    if (!isField(target)) return;
    heard.set(target, contentOf(target));
    if (isTrusted) scripted.delete(target);
    else scripted.add(target);
  };
  const announceAll = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const field of target.closest('form, dialog, [role=search]')?.querySelectorAll(FIELDS) ?? [target]) {
      // React takes every event of a select for a choice, also if the page itself has made it.
      const canBeAnnounced = isField(field) && (type === 'submit' || !(field instanceof HTMLSelectElement));
      if (!canBeAnnounced) continue;
      const isUnsure = type === 'submit' && scripted.has(field);
      if (isUnsure) setAsBrowser(field);
      if (isUnsure || contentOf(field) !== heard.get(field)) announce(field);
    }
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const type of ['input', 'change']) document.addEventListener(type, note, options);
  for (const type of ['submit', 'focusout', 'pointerdown']) document.addEventListener(type, announceAll, options);
  return () => listening.abort();
}

/** Dispatches the event by which React learns of a field's content. React ignores it if the page itself has set that content. */
export function announce(field: Field) {
  if (!isChoice(field)) {
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  } else if (field.checked) {
    // No MouseEvent, which would toggle it.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  }
}

/** Sets the content again, past the field's own property, by which React tells what the page itself has set. */
function setAsBrowser(field: Field) {
  // React takes every event of a select.
  if (field instanceof HTMLSelectElement) return;
  const [name, content] = isChoice(field) ? ['checked', field.checked] : ['value', field.value];
  Reflect.set(field, name, '');
  Reflect.set(Object.getPrototypeOf(field), name, content, field);
}

export function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
}

/** Files cannot be filled in, and a slider always has a content. */
function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== 'file' && target.type !== 'range';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const contentOf = (field: Field) => (isChoice(field) ? String(field.checked) : field.value);
