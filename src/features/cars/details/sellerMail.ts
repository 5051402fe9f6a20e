import { carDetailsMessages } from '@/shared/messages/carDetails';
import { mailto } from '@/shared/text/links';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import { addressOf } from './addressOf';

const messages = carDetailsMessages.mail;

/** The `mailto:` link of a mail to the seller; undefined if the post has no e-mail address. */
export function sellerMail(car: Pick<Car, 'id' | 'title' | 'seller'>, buyer: string) {
  const { email, name } = car.seller;
  if (email === undefined) return undefined;
  const title = titleOf(car);
  const paragraphs = [messages.greeting(name), messages.interest(title, addressOf(car)), messages.closing(buyer)];
  return mailto(email, { subject: messages.subject(title), body: paragraphs.join('\n\n') });
}
