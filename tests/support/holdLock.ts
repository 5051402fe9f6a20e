/** Holds a Web Lock, as another tab would. @returns a function that releases it */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  void navigator.locks.request(name, () => new Promise<void>((resolve) => (release = resolve)));
  return () => release();
}
