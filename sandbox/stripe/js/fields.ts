import { cvcLength, type Digits, type FieldName } from './checks';
import { digitsOf, shown } from './formats';

interface Field {
  label: string;
  description: string;
  autocomplete: AutoFill;
}

const fields: Readonly<Record<FieldName, Field>> = {
  number: { label: 'Card number', description: 'Credit or debit card number', autocomplete: 'cc-number' },
  expiry: { label: 'MM / YY', description: 'Credit or debit card expiration date', autocomplete: 'cc-exp' },
  cvc: { label: 'CVC', description: 'Credit or debit card security code', autocomplete: 'cc-csc' },
  postal: { label: 'ZIP', description: 'Postal code of the card', autocomplete: 'postal-code' },
};

/** Makes an input of the card element; `onInput` gets its digits without separators. */
export function makeInput(page: Document, name: FieldName, digits: () => Digits, onInput: (value: string) => void) {
  const { label, description, autocomplete } = fields[name];
  const input = page.createElement('input');
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = autocomplete;
  input.placeholder = label;
  input.spellcheck = false;
  input.dataset['field'] = name;
  input.dataset['state'] = 'empty';
  input.setAttribute('aria-label', label);
  input.setAttribute('aria-description', description);
  input.setAttribute('autocorrect', 'off');

  input.addEventListener('input', (event) => {
    const before = digits()[name];
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    const caret = digitsBefore(input);
    const read = digitsOf(name, input.value, digits().number);
    // Deleting the " / " also deletes the digit before it.
    const now = isDeleting && read === before && name === 'expiry' ? read.slice(0, -1) : read;
    const isAtEnd = caret >= input.value.replace(/\D/g, '').length;
    input.value = shown(name, now, isDeleting);
    if (!isAtEnd) placeCaret(input, caret);
    onInput(now);
  });
  return input;
}

/** Whether the field holds its maximum number of digits. */
export function isFull(name: FieldName, digits: Digits, longestNumber: number): boolean {
  const lengths = { number: longestNumber, expiry: 4, cvc: cvcLength(digits), postal: 5 };
  return digits[name].length >= lengths[name];
}

function digitsBefore({ value, selectionStart }: HTMLInputElement): number {
  return value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
}

function placeCaret(input: HTMLInputElement, digitCount: number): void {
  let index = 0;
  for (let seen = 0; seen < digitCount && index < input.value.length; index += 1) {
    if (/\d/.test(input.value.charAt(index))) seen += 1;
  }
  input.setSelectionRange(index, index);
}
