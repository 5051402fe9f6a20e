import Mail from 'lucide-react/icons/mail';
import { env } from '@/lib/config/env';
import { buttonClass } from '@/ui/button/Button';
import type { Car } from '@/cars/schema';
import { mailto } from '@/lib/text/links';
import { titleOf } from '@/cars/cards/texts';
import { carDetailsTexts as texts } from './texts';
import { PhoneButton } from './PhoneButton';
import { Row } from '@/ui/layout/layout';
import { addressOf } from './addressOf';

interface AskSellerProps {
  car: Pick<Car, 'phone'>;
  /** The link of a mail to the seller. */
  mail: string | undefined;
}

/** In place of "Buy Now" where the post states no price that can be paid by card. Without the seller's e-mail it shows a phone number. */
export function AskSeller({ car: { phone = env.site.phone }, mail }: AskSellerProps) {
  if (mail === undefined) return phone !== '' && <PhoneButton phone={phone} label={texts.askSeller} />;
  return (
    <a className={buttonClass('primary', 'large', true)} href={mail}>
      <Row as="span" gap={2} isInline isNumeric>
        <Mail size={18} aria-hidden />
        {texts.askSeller}
      </Row>
    </a>
  );
}

/** The `mailto:` link of a mail to the seller; undefined if the post has no e-mail address. */
export function sellerMail(car: Pick<Car, 'id' | 'title' | 'seller'>, buyer: string) {
  const { email, name } = car.seller;
  if (email === undefined) return undefined;
  const title = titleOf(car);
  const paragraphs = [texts.mail.greeting(name), texts.mail.interest(title, addressOf(car)), texts.mail.closing(buyer)];
  return mailto(email, { subject: texts.mail.subject(title), body: paragraphs.join('\n\n') });
}
