/** Holds a Web Lock, as another tab of the browser would. @returns what releases it */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  void navigator.locks.request(name, () => new Promise<void>((resolve) => (release = resolve)));
  return () => release();
}
