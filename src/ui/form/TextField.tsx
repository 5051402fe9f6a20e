import { useId, type ComponentProps, type ReactNode, type ChangeEvent, type CompositionEvent } from 'react';
import { normalizeInput, type InputKind } from '@/lib/text/normalizeInput';
import { FieldBox, FieldFrame, ariaFieldProps, type ShownError } from './Field';
import css from './Field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: ShownError | undefined;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Shown at the end of the box, for instance a unit or a button. */
  end?: ReactNode;
  /** Shown at the end of the label's line, for instance a link. */
  labelEnd?: ReactNode;
  /** For passwords: the text stays as it was typed or pasted. */
  isVerbatim?: boolean;
}

/** An input for react-hook-form: `<TextField label={…} error={errors.name} {...register('name')} />`. */
export function TextField({ label, error, hint, icon, end, labelEnd, isVerbatim = false, ...input }: TextFieldProps) {
  const id = useId();
  const kind = inputKindOf(input);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} labelEnd={labelEnd}>
      <FieldBox isReadOnly={input.readOnly} isFaulty={Boolean(error)}>
        {icon}
        <input
          dir={kind === 'words' ? 'auto' : undefined}
          {...input}
          {...ariaFieldProps(id, { error, hint })}
          id={id}
          className={css.control}
          onChange={(event) => {
            if (isVerbatim || !normalizeField(event, kind)) input.onChange?.(event);
          }}
          onCompositionEnd={(event) => !isVerbatim && normalizeField(event, kind)}
        />
        {end}
      </FieldBox>
    </FieldFrame>
  );
}

const exactKinds = ['email', 'tel', 'numeric', 'decimal'];

/** What a text field takes, by the keyboard that it asks for. */
function inputKindOf({ type, inputMode }: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>): InputKind {
  return exactKinds.includes(inputMode ?? type ?? '') ? 'exact' : 'words';
}

/**
 * Normalizes the text in a field after a change, and changes it again if that made a difference. Not while an input method is
 * composing a text, which would end it.
 * @returns whether another change event has replaced this one
 */
function normalizeField(
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
