import Mail from 'lucide-react/icons/mail';
import { env } from '@/lib/config/env';
import { carDetailsTexts as texts } from './texts';
import { buttonClass } from '@/ui/button/Button';
import type { Car } from '@/cars/schema';
import { PhoneButton } from './PhoneButton';
import { Row } from '@/ui/layout/Row';

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
