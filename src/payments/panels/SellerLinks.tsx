import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { env } from '@/lib/config/env';
import { tel } from '@/lib/text/dialedNumber';
import { mailto } from '@/lib/text/links';
import { buttonClass } from '@/ui/button/Button';
import { receiptTexts } from './texts';
import type { Contact } from '@/payments/order';
import { Row } from '@/ui/layout/layout';

interface SellerLinksProps {
  contact: Contact | undefined;
  mail: { subject: string; body: string };
}

/** Links to contact the seller, or the marketplace if the post has no e-mail address. */
export function SellerLinks({ contact, mail }: SellerLinksProps) {
  const { email = env.site.email, phone } = contact ?? {};
  const call = phone === undefined ? undefined : tel(phone);
  const firstName = contact?.email ? (contact.name?.split(' ')[0] ?? receiptTexts.theSeller) : env.site.name;

  return (
    <>
      <a href={mailto(email, mail)} className={buttonClass('primary')}>
        <Row as="span" gap={2} isInline>
          <Mail size={18} />
          <span>{receiptTexts.writeTo(firstName)}</span>
        </Row>
      </a>
      {phone && !call && <p>{phone}</p>}
      {phone && call && (
        <a href={call} className={buttonClass()}>
          <Row as="span" gap={2} isInline>
            <Phone size={18} />
            <span>{receiptTexts.call(phone)}</span>
          </Row>
        </a>
      )}
    </>
  );
}
