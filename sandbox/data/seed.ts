import type { Database } from '@sandbox/store/database';
import { newId } from '@sandbox/store/objectId';
import { categories } from './categories';
import { people, reports, wishlists } from './community';
import { carPictureUrl } from './pictureUrls';
import { stock } from './stock';

/** Fills an empty database with the demo data, with at least `cars` cars. Does nothing if there are users or cars. */
export async function seed(database: Database, { cars: count = 0 }: { cars?: number } = {}): Promise<void> {
  if ((await database.users.count()) + (await database.cars.count()) > 0) return;
  const now = Date.now();
  const cars = stock(count, now);
  const firstOf = new Map([...cars].reverse().map((car) => [car['title'], car]));
  const carOf = (title: string) => firstOf.get(title) ?? soldCar(title, now);
  const { wishes, payments } = wishlists(
    { now, carOf },
    cars.slice(0, 60).map((car) => String(car['title'])),
  );

  await database.carCategories.insertAll(categories.map((category) => ({ _id: newId(), ...category })));
  await database.cars.insertAll(cars);
  await database.wishlist.insertAll(wishes);
  await database.payments.insertAll(payments);
  await database.reportedpost.insertAll(reports({ now, carOf }));
  await database.users.insertAll(people(now));
}

/** The fields that wishes and reports still hold about a car whose post was deleted. */
const soldCar = (title: string, now: number) => ({
  _id: newId(new Date(now - 40 * 86_400_000)),
  img: carPictureUrl(title),
  price: 18250,
});
