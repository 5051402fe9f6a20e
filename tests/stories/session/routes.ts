import { aCar, aWish } from '@tests/support/database';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';

export const roles = ['visitor', 'buyer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];
const people = { visitor: () => undefined, buyer: aBuyer, seller: aSeller, admin: anAdmin };

export const LOGIN = 'Welcome back';
export const ADMINS = 'For admins only';
export const SELLERS = 'How to sell a car';
const HOME = 'A good car deserves a second gear.';
const NOTHING = "It's Just A 404 Page";

/** Every route, with the heading that each role sees there. */
export const routes: readonly [route: string, Record<Role, string>][] = [
  ['/', all(HOME)],
  ['/home', all(HOME)],
  ['/blog', all('Blog Comunity')],
  ['/login', { ...all(HOME), visitor: LOGIN }],
  ['/signup', { ...all(HOME), visitor: 'Create your account' }],
  ['/carsCategories', signedIn('All Available Data 1 Result of 1')],
  ['/carsCategories?sort=price-low&condition=Used', signedIn('All Available Data 1 Result of 1')],
  ['/carsCategories/category/toyota', signedIn('Showing 1 Result of TOYOTA')],
  ['/carsCategories/category/lada', signedIn('Showing 0 Result of LADA')],
  ['/carsCategories/compare', signedIn('Compare cars')],
  ['/carsCategories/compare?cars=:car', signedIn('Compare 1 car')],
  ['/carsCategories/carDetails/:car', signedIn('Car Details Page')],
  ['/carsCategories/add-to-cart/:car', signedIn('Product Check Out Page')],
  ['/dashboard', signedIn('My Wishlist')],
  ['/dashboard/overview', { visitor: LOGIN, buyer: ADMINS, seller: ADMINS, admin: 'Overview' }],
  ['/dashboard/seller?sort=verified', { visitor: LOGIN, buyer: ADMINS, seller: ADMINS, admin: 'All Sellers' }],
  ['/dashboard/buyer', { visitor: LOGIN, buyer: ADMINS, seller: ADMINS, admin: 'All Buyer' }],
  ['/dashboard/reported-post', { visitor: LOGIN, buyer: ADMINS, seller: ADMINS, admin: 'Reported' }],
  ['/dashboard/profile', signedIn('My Profile')],
  ['/dashboard/seller/product', { visitor: LOGIN, buyer: SELLERS, seller: 'All my product 0', admin: SELLERS }],
  ['/dashboard/seller/product-post', { visitor: LOGIN, buyer: SELLERS, seller: 'Post Product', admin: SELLERS }],
  ['/dashboard/payment/:wish', signedIn('Payment')],
  ['/nowhere', all(NOTHING)],
  ['/dashboard/nowhere', all(NOTHING)],
  ['/carsCategories/nowhere/1', all(NOTHING)],
];

/** The headings of those who are sent elsewhere, with the address that they are sent to. */
const sentTo: Record<string, string> = { [LOGIN]: '/login', [ADMINS]: '/login', [SELLERS]: '/login', [HOME]: '/' };

/** The address at which somebody who opens this one sees this heading. */
export const addressAfter = (url: string, heading: string) =>
  heading === HOME && url === '/home' ? url : (sentTo[heading] ?? url);

/** Every route, with a role that may see it and the heading of the page. */
export const pages = routes.map(([route, seen]) => {
  const role = roles.find((one) => addressAfter(route, seen[one]) === route) ?? 'visitor';
  return [role, route, seen[role]] as const;
});

function all(heading: string): Record<Role, string> {
  return { visitor: heading, buyer: heading, seller: heading, admin: heading };
}

function signedIn(heading: string): Record<Role, string> {
  return { ...all(heading), visitor: LOGIN };
}

/** Creates a person, a car and a wish of theirs, whose ids `urlOf` fills in. */
export function aPersonOf(role: Role) {
  const person = people[role]();
  const { id: car } = aCar({ slug: 'toyota', email: 'tomas@example.test', condition: 'Used' });
  const { id: wish } = aWish({ wishListIid: car, email: person?.email ?? 'noor@example.test' });
  return { person, urlOf: (route: string) => route.replace(':car', car).replace(':wish', wish) };
}
