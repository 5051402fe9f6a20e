import { createdAt } from '@/shared/api/fields';
import type { WishableCar, WishlistItem } from '../schema';
import { isOwnPost } from '../wishEligibility';

/** What this device remembers of a car that may be gone by now. */
interface RememberedCar {
  id: string;
  sellerEmail?: string | undefined;
  mileage?: number | undefined;
}

export interface PostedCar extends WishableCar {
  mileage?: number | undefined;
}

/** A newer post of a wished car that is gone. */
export interface Repost {
  car: WishableCar;
  /** What the two posts have in common, apart from the seller. */
  agrees: 'title' | 'picture' | 'both';
}

/**
 * Recognises cars that were posted anew: a later post of the same seller whose title or picture is the same. A wish does not
 * state its seller, so only cars that this device remembers are recognised. A post with fewer kilometres is another car.
 * @returns the best post for the id of each gone car: one that agrees in both, then the newest
 */
export function findReposts(
  gone: readonly WishlistItem[],
  seen: readonly RememberedCar[],
  cars: readonly PostedCar[],
  email: string,
): ReadonlyMap<string, Repost> {
  const remembered = new Map(seen.map((car) => [car.id, car]));
  const wishes = gone.flatMap((item) => {
    const car = remembered.get(item.carId);
    const seller = car?.sellerEmail?.toLowerCase();
    return seller === undefined ? [] : [{ item, seller, mileage: car?.mileage ?? 0 }];
  });
  const sellers = new Set(wishes.map(({ seller }) => seller));
  const offered = cars.filter((car) => sellers.has(sellerOf(car)) && !isOwnPost(car, email));
  const posts = indexPosts(offered.sort((a, b) => (a.id < b.id ? 1 : -1)));

  const found = wishes.flatMap(({ item, seller, mileage }) => {
    const reposts = featuresOf(item).flatMap(({ agrees, feature }): Repost[] => {
      const car = posts
        .get(`${seller} ${feature}`)
        ?.find((post) => createdAt(post.id) > createdAt(item.carId) && (post.mileage ?? Infinity) >= mileage);
      return car ? [{ car, agrees }] : [];
    });
    const best = reposts.find(({ agrees }) => agrees === 'both') ?? newestOf(reposts);
    return best ? [[item.carId, best] as const] : [];
  });
  return new Map(found);
}

/** By seller and each feature, in the order of the cars. */
function indexPosts(cars: readonly PostedCar[]) {
  const posts = new Map<string, PostedCar[]>();
  for (const car of cars) {
    for (const { feature } of featuresOf(car)) {
      const key = `${sellerOf(car)} ${feature}`;
      const same = posts.get(key);
      if (same) same.push(car);
      else posts.set(key, [car]);
    }
  }
  return posts;
}

/** What two posts of the same car have in common. */
function featuresOf({ title, image }: Pick<PostedCar, 'title' | 'image'>) {
  const plain = title?.toLowerCase().replace(/\s+/g, ' ').trim();
  return [
    plain !== undefined && image !== undefined && { agrees: 'both' as const, feature: `${image} ${plain}` },
    plain !== undefined && { agrees: 'title' as const, feature: plain },
    image !== undefined && { agrees: 'picture' as const, feature: image },
  ].filter((feature) => feature !== false);
}

function newestOf(reposts: readonly Repost[]) {
  return reposts.toSorted((a, b) => (a.car.id < b.car.id ? 1 : -1))[0];
}

function sellerOf({ seller }: WishableCar) {
  return seller.email?.toLowerCase() ?? '';
}
