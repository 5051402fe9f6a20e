import { expect, test, vi } from 'vitest';
import { createDatabase } from '@/lib/browser/createDatabase';
import { DatabaseTimeoutError } from '@/lib/browser/databases';

test('While the browser has not answered a use in time, no other one begins; once it has, they go on', async () => {
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((end, ms = 0) => wait(end, ms / 100));
  const database = createDatabase('silent', () => undefined);
  const write = vi.fn<() => Promise<string>>().mockResolvedValue('written');
  let answer: (text: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    answer = resolve;
  });
  await expect(database.use(() => first)).rejects.toThrow(DatabaseTimeoutError);
  await expect(database.use(write)).rejects.toThrow(DatabaseTimeoutError);
  await expect(database.useExisting(write)).rejects.toThrow(DatabaseTimeoutError);
  expect(write).not.toHaveBeenCalled();

  answer('at last');
  await vi.waitFor(async () => expect(await database.use(write)).toBe('written'));
});

test('What was never stored is not looked for in a new database', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('read');
  expect(await createDatabase('missing', () => undefined).useExisting(read)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  expect(await indexedDB.databases()).not.toContainEqual(expect.objectContaining({ name: 'missing' }));
});
