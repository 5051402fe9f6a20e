import { useState } from 'react';

interface TypedState {
  value: string;
  text: string;
  /** Texts that this field has written to the URL and not received as the value yet. */
  pending: readonly string[];
}

/**
 * The text of a field whose value is in the URL, which is updated a moment after typing. Typed text is shown at once, and a
 * value that this field did not write (Back, "Clear all") replaces it.
 * @param write updates the URL. Afterwards no older value may be rendered again, as a transition of the router could.
 * @returns the text to show, and the function to call with newly typed text
 */
export function useTyped(value: string, write: (text: string) => void): [string, (text: string) => void] {
  const [stored, setStored] = useState<TypedState>({ value, text: value, pending: [] });
  let state = stored;
  if (value !== stored.value) {
    const index = stored.pending.indexOf(value);
    state =
      index < 0 ? { value, text: value, pending: [] } : { ...stored, value, pending: stored.pending.slice(index + 1) };
    setStored(state);
  }

  const setText = (text: string) => {
    setStored((previous) => ({ ...previous, text, pending: [...previous.pending, text] }));
    write(text);
  };
  return [state.text, setText];
}
