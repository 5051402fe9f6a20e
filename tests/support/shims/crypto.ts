import { freezeTime } from '@tests/support/clock';

const methods = ['encrypt', 'decrypt', 'importKey', 'deriveKey', 'deriveBits', 'digest'] as const;

/** Web Crypto works in another thread, so on a busy machine the pages' time would pass before it has finished. */
export function shimCrypto() {
  for (const method of methods) {
    const run: unknown = Reflect.get(SubtleCrypto.prototype, method);
    if (typeof run !== 'function') throw new Error(`crypto.subtle has no ${method}.`);
    Object.defineProperty(crypto.subtle, method, {
      configurable: true,
      value: (...args: unknown[]) =>
        freezeTime(async () => {
          const result: unknown = await Reflect.apply(run, crypto.subtle, args);
          return result;
        }),
    });
  }
}
