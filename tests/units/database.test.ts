// @vitest-environment node
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { factories } from '@sandbox/data/factories';
import { newId, readId } from '@sandbox/store/objectId';
import { openDatabase } from '@sandbox/store/database';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('The store', () => {
  test('keeps documents unchanged when it is reopened', async () => {
    const first = await openDatabase(folder);
    const car = await factories(first).aCar({ price: '12,500', extra: { deep: [1, 'two'] } });
    await first.close();

    const second = await openDatabase(folder);
    expect(await second.cars.find()).toEqual([car]);
  });

  test.each(['{"_id":"6500', '{"_id":"6500\n', '\u0000\u0000\u0000'])(
    'loses only an incomplete last line: %j',
    async (half) => {
      const first = await openDatabase(folder);
      const report = await factories(first).aReport();
      await appendFile(join(folder, 'reportedpost.db'), half);

      const second = await openDatabase(folder);
      expect(await second.reportedpost.find()).toEqual([report]);
      const next = await factories(second).aReport();
      expect(await (await openDatabase(folder)).reportedpost.find()).toEqual([report, next]);
    },
  );

  test('keeps a last line that lacks only its line break', async () => {
    const first = await openDatabase(folder);
    const report = await factories(first).aReport();
    const file = join(folder, 'reportedpost.db');
    await writeFile(file, (await readFile(file, 'utf8')).trimEnd());

    expect(await (await openDatabase(folder)).reportedpost.find()).toEqual([report]);
  });

  test('says what to do if a file cannot be read', async () => {
    await writeFile(join(folder, 'cars.db'), 'no store\n'.repeat(20));
    await expect(openDatabase(folder)).rejects.toThrow('npm run sandbox:reset');
  });

  test('sorts by creation time, which is part of the id', async () => {
    const database = await openDatabase();
    const late = await database.cars.insert({ title: 'late' }, new Date('2024-05-02T10:00:00Z'));
    const early = await database.cars.insert({ title: 'early' }, new Date('2024-05-01T10:00:00Z'));

    expect(await database.cars.find()).toEqual([early, late]);
    expect(Number.parseInt(early._id.slice(0, 8), 16) * 1000).toBe(Date.parse('2024-05-01T10:00:00Z'));
  });

  test('distinguishes ids from other texts', () => {
    const id = newId();
    expect(readId(id.toUpperCase())).toBe(id);
    expect(readId('6500')).toBeUndefined();
    expect(readId(`${id}0`)).toBeUndefined();
    expect(readId('g'.repeat(24))).toBeUndefined();
  });
});
