import type { ReactNode } from 'react';

/** The part of react-hook-form's FieldError that a field shows. */
export interface ShownError {
  message?: string | undefined;
}

interface FieldParts {
  error: ShownError | undefined;
  hint: ReactNode;
  describedBy?: string | undefined;
}

/** The ARIA attributes that link a control to its hint and its error, whose ids `FieldNotes` sets. */
export function ariaFieldProps(id: string, { error, hint, describedBy }: FieldParts) {
  const ids = [describedBy, hint ? hintId(id) : undefined, error?.message ? errorId(id) : undefined];
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
