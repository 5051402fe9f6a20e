import { useState } from 'react';

interface Typing {
  value: string;
  text: string;
  /** Written by this field, and not come back as the value yet. */
  underWay: readonly string[];
}

/**
 * The text of a field whose value lives in the address, which follows a moment later: what is typed shows at once, and
 * a value that comes from elsewhere (Back, "Clear all") takes its place.
 * @param write changes the address with the router's `flushSync`: in a transition an older value could come once more
 */
export function useTyped(value: string, write: (text: string) => void): [string, (text: string) => void] {
  const [kept, setKept] = useState<Typing>({ value, text: value, underWay: [] });
  let state = kept;
  if (value !== kept.value) {
    const at = kept.underWay.indexOf(value);
    state = at < 0 ? { value, text: value, underWay: [] } : { ...kept, value, underWay: kept.underWay.slice(at + 1) };
    setKept(state);
  }

  const type = (text: string) => {
    setKept((now) => ({ ...now, text, underWay: [...now.underWay, text] }));
    write(text);
  };
  return [state.text, type];
}
