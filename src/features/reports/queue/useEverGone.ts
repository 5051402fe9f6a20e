import { useState } from 'react';

/** Only cars with reports are looked up, but a car stays known as gone after its last report was removed. */
export function useEverGone(gone: ReadonlySet<string>) {
  const [ever, setEver] = useState(gone);
  if ([...gone].every((id) => ever.has(id))) return ever;
  const next = new Set([...ever, ...gone]);
  setEver(next);
  return next;
}
