import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react';
import { normalizeInput, type InputKind } from '@/lib/text/normalizeInput';

const exactKinds = ['email', 'tel', 'numeric', 'decimal'];

/** What a text field takes, by the keyboard that it asks for. */
export function inputKindOf({ type, inputMode }: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>): InputKind {
  return exactKinds.includes(inputMode ?? type ?? '') ? 'exact' : 'words';
}

/**
 * Normalizes the text in a field after a change, and changes it again if that made a difference. Not while an input method is
 * composing a text, which would end it.
 * @returns whether another change event has replaced this one
 */
export function normalizeField(
  { nativeEvent, currentTarget: field }: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>,
  kind: InputKind,
) {
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return false;
  const typed = field.value;
  const text = normalizeInput(typed, kind);
  if (text === typed) return false;
  const caret = field.selectionStart;
  // The prototype's setter: React's own, on the element, would hide the change from React.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  if (caret !== null) {
    const position = normalizeInput(typed.slice(0, caret), kind).length;
    field.setSelectionRange(position, position);
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}
