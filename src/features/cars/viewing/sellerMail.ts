import { viewingMessages as messages } from '@/shared/messages/viewing';
import { mailto } from '@/shared/text/links';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';

interface SellerMail {
  car: Pick<Car, 'title' | 'seller'>;
  address: string;
  questions: readonly string[];
  buyer: string;
}

/** The `mailto:` link of a mail to the seller with the questions; undefined if the post has no e-mail address. */
export function sellerMail({ car, address, questions, buyer }: SellerMail) {
  const { email, name } = car.seller;
  if (email === undefined) return undefined;
  const title = titleOf(car);
  const list = questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
  const paragraphs = [
    messages.greeting(name),
    messages.interest(title, address),
    ...(questions.length === 0 ? [] : [`${messages.pleaseTell}\n${list}`]),
    messages.closing(buyer),
  ];
  return mailto(email, { subject: messages.mailSubject(title), body: paragraphs.join('\n\n') });
}
