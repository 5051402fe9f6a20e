import type { Doc, Fields } from '@sandbox/store/collection';
import { newId } from '@sandbox/store/objectId';
import { demoAccounts } from './demoAccounts';
import { buyerNames, sellers } from './people';
import { faceUrl, slugOf } from './pictureUrls';

const day = 86_400_000;

interface SeedContext {
  now: number;
  /** The listed car with that title, or the remaining fields of a deleted one. */
  carOf: (title: string) => Fields;
}

const buyers = buyerNames.map((name) => {
  const email = `${slugOf(name).replaceAll('-', '.')}@secondgear.test`;
  return { name, email, photURL: faceUrl(name), role: 'buyer' };
});

export function people(now: number): Doc[] {
  const createdAt = (daysAgo: number) => ({ _id: newId(new Date(now - daysAgo * day)) });
  const demo = demoAccounts
    .filter(({ role }) => role !== 'seller')
    .map(({ name, email, role, photo }, index) => ({ ...createdAt(430 - index), name, email, photURL: photo, role }));
  const selling = Object.values(sellers).map(({ name, email, isVerified, joinedDaysAgo }) => ({
    ...createdAt(joinedDaysAgo),
    name,
    email,
    photURL: faceUrl(name),
    role: 'seller',
    ...(isVerified ? { useVerify: 'verified' } : {}),
  }));
  const buying = buyers.map((buyer, index) => ({ ...createdAt(360 - index * 13.7), ...buyer }));
  const signedUpTwice = buyers.slice(3, 4).map((buyer) => ({ ...createdAt(318.89), ...buyer }));
  return [...demo, ...selling, ...buying, ...signedUpTwice];
}

const wishes = [
  ['Jeep Grand Cherokee Limited', 2.6],
  ['BMW M240i xDrive', 4.1],
  ['Toyota Camry Hybrid XLE', 5.2],
  ['Jaguar XE P300 R-Sport', 6.4],
] as const;

/** The demo buyer's wishlist (one item paid, one whose car was deleted), other buyers' items, and the payment. */
export function wishlists({ now, carOf }: SeedContext, titles: readonly string[]): { wishes: Doc[]; payments: Doc[] } {
  const wish = (title: string, daysAgo: number, email: string): Doc => {
    const { _id, img, price } = carOf(title);
    const id = newId(new Date(now - daysAgo * day));
    return { _id: id, wishListIid: _id, product_img: img, product_title: title, price, email };
  };
  const demoBuyersWishes = wishes.map(([title, daysAgo]) => wish(title, daysAgo, 'buyer@secondgear.test'));
  const others = buyers.flatMap(({ email }, index) =>
    titles.slice(index * 2, index * 2 + (index % 3)).map((title) => wish(title, 1 + index * 0.8, email)),
  );
  const all = [...demoBuyersWishes, ...others].map((item) =>
    item['product_title'] === 'Toyota Camry Hybrid XLE' && item['email'] === 'buyer@secondgear.test'
      ? { ...item, paid: true }
      : item,
  );
  const payments = all
    .filter((item) => 'paid' in item)
    .map(({ _id, price, email }) => ({
      _id: newId(new Date(now - 4.9 * day)),
      price,
      transactionId: 'pi_3PsandboxDemo0000000001',
      email,
      wishListId: _id,
    }));
  return { wishes: all, payments };
}

const complaints = [
  ['Jeep Gladiator Rubicon', 0, 2.3, 'The mileage in the picture of the dashboard does not match the listing.'],
  ['Jaguar F-Type R-Dynamic', 9, 1.9, 'Seller asked me to pay a deposit by bank transfer before a viewing.'],
  ['Jeep Gladiator Rubicon', 13, 1.2, 'I went to see it: the hard top in the first picture is not part of the sale.'],
  ['Toyota Yaris GR Circuit Pack', 5, 0.6, 'Same car is posted twice with two different prices.'],
] as const;

/** Open reports: two of the same car, one of a deleted car. */
export function reports({ now, carOf }: SeedContext): Doc[] {
  return complaints.map(([title, reporter, daysAgo, userComment]) => {
    const { _id, img, price } = carOf(title);
    const { name, email, photURL } = buyers[reporter] ?? {};
    return {
      _id: newId(new Date(now - daysAgo * day)),
      reportPostId: _id,
      product_img: img,
      product_title: title,
      price,
      email,
      userName: name,
      userPhoto: photURL,
      userComment,
    };
  });
}
