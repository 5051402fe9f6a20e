import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { readBegun } from '@tests/support/begun';

const email = 'ines@example.test';

/** A tab: with its own modules, and the same disk. */
async function openTab() {
  vi.resetModules();
  const { createBegunList, subscribeToBegun } = await import('@/lib/browser/begunStore');
  const list = createBegunList('removals 1', v.string(), 50);
  subscribeToBegun(() => undefined);
  return list;
}
/** What one tab has stored, the others read. */
const untilRead = () => new Promise((resolve) => setTimeout(resolve, 100));

test('What another tab has stored stays, if this tab could not store something before', async () => {
  const first = await openTab();
  const second = await openTab();
  await first.update(email, () => []);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await first.update(email, (all) => [...all, 'first'])).toBe(false);
  full.mockRestore();
  expect(await second.update(email, (all) => [...all, 'second'])).toBe(true);
  await untilRead();
  expect(await first.update(email, (all) => all.filter((one) => one !== 'first'))).toBe(true);
  await untilRead();
  expect(await readBegun(email, 'removals 1')).toEqual(['second']);
  expect(second.get(email)).toEqual(['second']);
});
