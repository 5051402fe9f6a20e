import { carDetailsTexts } from './texts';
import { mailto } from '@/lib/text/links';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/titleOf';
import { addressOf } from './addressOf';

const texts = carDetailsTexts.mail;

/** The `mailto:` link of a mail to the seller; undefined if the post has no e-mail address. */
export function sellerMail(car: Pick<Car, 'id' | 'title' | 'seller'>, buyer: string) {
  const { email, name } = car.seller;
  if (email === undefined) return undefined;
  const title = titleOf(car);
  const paragraphs = [texts.greeting(name), texts.interest(title, addressOf(car)), texts.closing(buyer)];
  return mailto(email, { subject: texts.subject(title), body: paragraphs.join('\n\n') });
}
