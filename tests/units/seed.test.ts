// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '@sandbox/data/demoAccounts';
import { factories } from '@sandbox/data/factories';
import { seed } from '@sandbox/data/seed';
import { imagesApp } from '@sandbox/images/imagesApp';
import { newId } from '@sandbox/store/objectId';
import { openDatabase } from '@sandbox/store/database';

describe('The demo marketplace', () => {
  test('has sixty cars of five brands, and data for each demo account', async () => {
    const database = await openDatabase();
    await seed(database);

    const counts = ['toyota', 'bmw', 'ford', 'jeep', 'jaguar'].map((slug) => database.cars.count({ slug }));
    expect(await Promise.all(counts)).toEqual([14, 12, 16, 10, 8]);
    expect(await database.carCategories.count()).toBe(5);
    for (const { email, role } of demoAccounts) expect(await database.users.count({ email, role })).toBe(1);
    expect(await database.cars.count({ email: 'seller@secondgear.test' })).toBe(6);
    expect(await database.wishlist.count({ email: 'buyer@secondgear.test' })).toBe(4);
    expect(await database.reportedpost.count()).toBe(4);
  });

  test('has one paid wishlist item with its payment, one item and one report whose car is deleted, and one duplicate e-mail', async () => {
    const database = await openDatabase();
    await seed(database);

    const paid = await database.wishlist.find({ email: 'buyer@secondgear.test', paid: true });
    expect(await database.payments.find()).toMatchObject(paid.map(({ _id, price }) => ({ wishListId: _id, price })));
    expect(paid).toHaveLength(1);

    const listed = new Set((await database.cars.find()).map(({ _id }) => _id));
    const isGone = (id: unknown) => !listed.has(String(id));
    const wishes = await database.wishlist.find({ email: 'buyer@secondgear.test' });
    expect(wishes.filter((wish) => isGone(wish['wishListIid']))).toHaveLength(1);
    const reported = (await database.reportedpost.find()).map((report) => report['reportPostId']);
    expect(reported.filter(isGone)).toHaveLength(1);
    expect(new Set(reported).size).toBe(3);

    const emails = (await database.users.find()).map((user) => user['email']);
    expect(emails.length - new Set(emails).size).toBe(1);
  });

  test('contains the irregularities of old posts', async () => {
    const database = await openDatabase();
    await seed(database);
    const cars = await database.cars.find();

    const prices = cars.map((car) => car['price']).filter((price) => typeof price === 'string');
    expect(prices).toEqual(expect.arrayContaining(['29800', '12,500', '$9,900', 'call me']));
    for (const field of ['position', 'phone', 'description', 'img']) {
      expect(cars.some((car) => !(field in car))).toBe(true);
    }
    expect(cars.some((car) => String(car['title']).length === 60)).toBe(true);
    expect(cars.some((car) => 'model_id' in car && 'model' in car)).toBe(true);
  });

  test('has a picture behind every address of the image host', async () => {
    const database = await openDatabase();
    await seed(database);
    const documents = await Promise.all(
      (['cars', 'users', 'carCategories', 'wishlist', 'reportedpost'] as const).map((name) => database[name].find()),
    );
    const publicUrl = 'http://localhost:4103';
    const addresses = new Set(JSON.stringify(documents).match(/http:\/\/localhost:4103[^"]+/g));
    expect(addresses.size).toBeGreaterThan(90);
    const app = imagesApp({ publicUrl });
    const missing: string[] = [];
    for (const address of addresses) if (!(await app.request(address)).ok) missing.push(address);
    expect(missing).toEqual([]);
  });

  test('is created once, and only in an empty store', async () => {
    const fresh = await openDatabase();
    await seed(fresh);
    await seed(fresh);
    expect(await fresh.cars.count()).toBe(60);

    const used = await openDatabase();
    await factories(used).aCar();
    await seed(used);
    expect([await used.cars.count(), await used.users.count()]).toEqual([1, 0]);
  });

  test('can have 10,000 cars, none listed in the future', async () => {
    const database = await openDatabase();
    await seed(database, { cars: 10_000 });
    const cars = await database.cars.find();
    expect(cars).toHaveLength(10_000);
    expect((cars.at(-1)?._id ?? 'f') <= newId()).toBe(true);
  });
});
