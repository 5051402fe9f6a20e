import { useState } from 'react';

interface Typing {
  value: string;
  text: string;
  /** The texts that were written and have not come back as the value yet. */
  pending: readonly string[];
}

/**
 * The text of a field whose value is in the URL, which is updated a moment after typing. Typed text is shown at once, and a
 * value that this field did not write (Back, "Clear all") replaces it.
 * @param write updates the URL. It must use the router's `flushSync`, because a transition could render an older value again.
 * @returns the text to show, and the function to call with newly typed text
 */
export function useTyped(value: string, write: (text: string) => void): [string, (text: string) => void] {
  const [stored, setStored] = useState<Typing>({ value, text: value, pending: [] });
  let state = stored;
  if (value !== stored.value) {
    const index = stored.pending.indexOf(value);
    state =
      index < 0 ? { value, text: value, pending: [] } : { ...stored, value, pending: stored.pending.slice(index + 1) };
    setStored(state);
  }

  const type = (text: string) => {
    setStored((previous) => ({ ...previous, text, pending: [...previous.pending, text] }));
    write(text);
  };
  return [state.text, type];
}
