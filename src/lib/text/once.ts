/** Creates the value on the first call, and returns the same one afterwards. */
export function once<T>(create: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: create() }).value;
}
