import { useDeferredValue, type ReactElement } from 'react';

/**
 * Renders another case after the key or click that opens it, so that J and K move at once. What changes in the open case is
 * rendered without delay, because its buttons act on it.
 * @param children with the case as its `key`
 */
export function OpenCase({ children }: { children: ReactElement }) {
  const deferred = useDeferredValue(children);
  return deferred.key === children.key ? children : deferred;
}
