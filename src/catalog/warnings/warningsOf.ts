import { statedPrice } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import { MIN_COMPARABLES } from '@/catalog/price/limits';
import { comparablesOf, hasPrice } from '@/catalog/price/pricePosition';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { FAR_BELOW, NEW_ACCOUNT_MS } from './limits';
import { depositQuote, offSiteQuote } from './suspiciousText';
import { warningTexts as texts } from './texts';

type Kind = 'price' | 'picture' | 'phone' | 'account' | 'deposit' | 'offSite';

export interface Warning {
  kind: Kind;
  title: string;
  seen: string;
  advice: string;
  /** The other posts that it is about, at most `MAX_POSTS`. */
  posts: readonly Car[];
}

const MAX_POSTS = 3;
/** Shorter numbers are not compared: "1234" is no phone number. */
const MIN_DIGITS = 7;

/**
 * What a buyer should know before they pay. Each warning says what was seen, and none of them judges the seller.
 * @param accountCreatedAt when the seller's account was created, if that is known
 */
export function warningsOf(car: Car, all: readonly Car[], accountCreatedAt: Date | undefined, now: Date): Warning[] {
  return [
    priceWarning(car, all),
    pictureWarning(car, all),
    phoneWarning(car, all),
    accountWarning(accountCreatedAt, now),
    ...textWarnings(car),
  ].filter((warning) => warning !== undefined);
}

function priceWarning(car: Car, all: readonly Car[]) {
  const price = statedPrice(car);
  const { cars, name } = comparablesOf(car, all, hasPrice);
  const cheapest = cars.reduce((least, other) => Math.min(least, other.price), Infinity);
  if (price === undefined || name === undefined || cars.length < MIN_COMPARABLES || price > cheapest * FAR_BELOW)
    return;
  return warning('price', texts.price.seen(price, cheapest, cars.length, name));
}

function pictureWarning(car: Car, all: readonly Car[]) {
  const posts = all.filter((other) => other.id !== car.id && car.image !== undefined && other.image === car.image);
  if (posts.length === 0) return;
  return warning('picture', texts.picture.seen(posts.length, otherSellers(car, posts).length > 0), posts);
}

function phoneWarning(car: Car, all: readonly Car[]) {
  const phone = digitsOf(car);
  if (phone === undefined) return;
  const posts = otherSellers(
    car,
    all.filter((other) => digitsOf(other) === phone),
  );
  const sellers = new Set(posts.map(({ seller }) => seller.email?.toLowerCase()));
  if (posts.length === 0) return;
  const name = sellers.size === 1 ? posts.find(({ seller }) => seller.name !== undefined)?.seller.name : undefined;
  return warning('phone', texts.phone.seen(posts.length, sellers.size, name), posts);
}

function accountWarning(createdAt: Date | undefined, now: Date) {
  const isNew = createdAt !== undefined && now.getTime() - createdAt.getTime() < NEW_ACCOUNT_MS;
  return isNew ? warning('account', texts.account.seen(createdAt, now)) : undefined;
}

function textWarnings({ title, description }: Car) {
  const written = [description, title].filter((text) => text !== undefined);
  const [deposit] = written.flatMap((text) => depositQuote(text) ?? []);
  const [offSite] = written.flatMap((text) => offSiteQuote(text) ?? []);
  return [
    deposit === undefined ? undefined : warning('deposit', texts.deposit.seen(deposit)),
    offSite === undefined ? undefined : warning('offSite', texts.offSite.seen(offSite)),
  ];
}

function warning(kind: Kind, seen: string, posts: readonly Car[] = []): Warning {
  const { title, advice } = texts[kind];
  return { kind, title, seen, advice, posts: posts.slice(0, MAX_POSTS) };
}

/** Those of the posts that certainly are of somebody else. */
function otherSellers({ seller: { email } }: Car, posts: readonly Car[]) {
  if (email === undefined) return [];
  return posts.filter(({ seller }) => seller.email !== undefined && !isSameEmail(seller.email, email));
}

/** Cached, because each car is compared with thousands of others. */
const knownDigits = new WeakMap<Car, string>();

/** The digits of a car's phone number, without the zeros or the plus before the country; undefined if they are too few. */
function digitsOf(car: Car) {
  const digits = knownDigits.get(car) ?? (car.phone ?? '').replace(/\D/g, '').replace(/^0+/, '');
  knownDigits.set(car, digits);
  return digits.length >= MIN_DIGITS ? digits : undefined;
}
