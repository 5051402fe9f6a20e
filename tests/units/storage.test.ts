import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepStorage } from '@/lib/browser/keepStorage';

describe('Stored data', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.restoreAllMocks());

  test('is read without writing, so that two listening tabs do not trigger each other forever', async () => {
    const { storage } = await import('@/lib/browser/storage');
    storage.write('seats', 5);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const remove = vi.spyOn(Storage.prototype, 'removeItem');

    expect(storage.read('seats', v.number())).toBe(5);
    expect(storage.read('doors', v.number())).toBeUndefined();
    expect(write).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });

  test('is kept in memory if the storage is full, and the newest value wins', async () => {
    const { storage } = await import('@/lib/browser/storage');
    storage.write('seats', 5);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    storage.write('seats', 7);
    expect(storage.read('seats', v.number())).toBe(7);
    expect(localStorage.getItem('seats')).toBe('5');
    storage.replace('seats', 9);
    expect(storage.read('seats', v.number())).toBe(9);
    expect(localStorage.getItem('seats')).toBeNull();
    storage.remove('seats');
    expect(storage.read('seats', v.number())).toBeUndefined();
  });

  test('is kept in memory if the browser denies access to the storage', async () => {
    const refusing = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { storage } = await import('@/lib/browser/storage');
    refusing.mockRestore();

    storage.write('seats', 5);
    expect(storage.read('seats', v.number())).toBe(5);
    storage.remove('seats');
    expect(storage.read('seats', v.number())).toBeUndefined();
  });
});

// Firefox would ask the person, in the middle of a payment.
test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 1],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
])('The browser %s is asked to keep the data: %s times', async (userAgent, count) => {
  const persist = vi.fn();
  vi.stubGlobal('navigator', { userAgent, storage: { persist } });
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(count);
});
