import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { firebaseProject } from '@sandbox/run/settings';

export interface Person {
  name: string;
  email: string;
  password: string;
}

const inserted = v.object({ acknowledged: v.literal(true), insertedId: v.string() });
const found = v.object({ users: v.tuple([v.object({ localId: v.string() })]) });
export const identity = `${addressOf('identity')}/identitytoolkit.googleapis.com/v1`;
let count = 0;

/** Creates a user with an account and a profile. Every test creates its own users, so that tests do not affect each other. */
export async function aPerson(role: 'buyer' | 'seller' | 'admin' = 'buyer', name = 'Ines Moreau'): Promise<Person> {
  const person = await anAccount(name);
  await post(`${addressOf('market')}/users`, { name, email: person.email, photURL: '', role });
  return person;
}

/** Creates an account without a profile: the user can sign in, but the API does not know them. */
export async function anAccount(name = 'Ines Moreau'): Promise<Person> {
  count += 1;
  const person = {
    name,
    email: `person-${Date.now()}-${process.env['TEST_WORKER_INDEX'] ?? ''}-${count}@people.test`,
    password: 'second-gear',
  };
  const { email, password } = person;
  await post(`${identity}/accounts:signUp?key=local`, { email, password, displayName: name, returnSecureToken: true });
  return person;
}

/** Disables an account, as somebody who runs the site would do it in Firebase's console. */
export async function disableAccount({ email }: Person) {
  const accounts = `${identity}/projects/${firebaseProject}/accounts`;
  const headers = { authorization: 'Bearer owner' };
  const { users } = v.parse(found, await post(`${accounts}:lookup`, { email: [email] }, headers));
  await post(`${accounts}:update`, { localId: users[0].localId, disableUser: true }, headers);
}

/** Creates a car post of the seller and returns its id; `partial` overrides fields. */
export async function aCar(seller: Person, partial: Record<string, unknown> = {}): Promise<string> {
  const car = {
    title: 'Toyota Yaris 1.5 Hybrid',
    img: '',
    price: 14200,
    condition: 'Used',
    slug: 'toyota',
    position: 4,
    wheel: 'FWD',
    mileage: 31500,
    gear_type: 'Automatic',
    model: 'Yaris XP210 (2021)',
    negotiable_price: false,
    phone: '+33 1 55 50 01 42',
    description: 'Bought new in Lyon, one driver, parked indoors. The second set of wheels comes with it.',
    displayName: seller.name,
    photoURL: '',
    email: seller.email,
    postStatus: 'sellerPost',
  };
  return v.parse(inserted, await post(`${addressOf('market')}/cars`, { ...car, ...partial })).insertedId;
}

/** Puts a car on the wishlist as if it had been saved at this price. */
export async function aWish({ email }: Person, carId: string, title: string, price: number, image: string) {
  const body = { wishListIid: carId, product_img: image, product_title: title, price, email };
  await post(`${addressOf('market')}/wishlist`, body);
}

/** Reports a car and returns the id of the report. */
export async function aReport(
  { name, email }: Person,
  carId: string,
  title: string,
  userComment = 'The same car is posted twice.',
): Promise<string> {
  const car = { reportPostId: carId, product_img: '', product_title: title, price: 14200 };
  const reporter = { email, userName: name, userComment, userPhoto: '' };
  return v.parse(inserted, await post(`${addressOf('market')}/reportedpost`, { ...car, ...reporter })).insertedId;
}

export async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}: ${await response.text()}`);
  return response.json();
}
