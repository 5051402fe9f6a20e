import { carPictureUrl } from '@tools/assets';
import { categories } from './categories';
import { people, reports, wishlists } from './community';
import { stock } from './stock';
import { newId } from '@sandbox/store/objectId';
import type { World } from '@sandbox/store/world';

/** Fills an empty world with the demo data, with at least `cars` cars. Does nothing if there are users or cars. */
export async function seed(world: World, { cars: count = 0 }: { cars?: number } = {}): Promise<void> {
  if ((await world.users.count()) + (await world.cars.count()) > 0) return;
  const now = Date.now();
  const cars = stock(count, now);
  const firstOf = new Map([...cars].reverse().map((car) => [car['title'], car]));
  const carOf = (title: string) => firstOf.get(title) ?? soldCar(title, now);
  const { wishes, payments } = wishlists(
    { now, carOf },
    cars.slice(0, 60).map((car) => String(car['title'])),
  );

  await world.carCategories.insertAll(categories.map((category) => ({ _id: newId(), ...category })));
  await world.cars.insertAll(cars);
  await world.wishlist.insertAll(wishes);
  await world.payments.insertAll(payments);
  await world.reportedpost.insertAll(reports({ now, carOf }));
  await world.users.insertAll(people(now));
}

/** The fields that wishes and reports still hold about a car whose post was deleted. */
const soldCar = (title: string, now: number) => ({
  _id: newId(new Date(now - 40 * 86_400_000)),
  img: carPictureUrl({ shape: 'sedan', paint: '#5d6a75', light: 'dusk', background: 'city', seed: title }),
  price: 18250,
});
