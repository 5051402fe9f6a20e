export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELDS = 'input:not([type=hidden]), textarea, select';

/** What the page has heard of each field. */
const heard = new WeakMap<Field, string>();

/**
 * Password managers and browsers fill in fields without an event, and the page would call them empty. So before a form is sent, and at
 * each press in it, the page hears of what its fields really hold.
 * @returns the function that stops it
 */
export function announceFilledFields() {
  const note = ({ target }: Event) => {
    if (isField(target)) heard.set(target, contentOf(target));
  };
  const announceAll = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const field of target.closest('form, dialog, [role=search]')?.querySelectorAll(FIELDS) ?? [target]) {
      // React takes every event of a select for a choice, also if the page itself has made it.
      const canBeAnnounced = isField(field) && (type === 'submit' || !(field instanceof HTMLSelectElement));
      if (canBeAnnounced && contentOf(field) !== heard.get(field)) announce(field);
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

export function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
}

/** Files cannot be filled in. */
function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== 'file';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const contentOf = (field: Field) => (isChoice(field) ? String(field.checked) : field.value);
