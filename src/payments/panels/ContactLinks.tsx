import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { Car } from '@/cars/schema';
import { env } from '@/lib/config/env';
import { mailto, tel } from '@/lib/text/links';
import { paymentTexts as texts } from '@/payments/texts';
import { ButtonLink } from '@/ui/button/Button';
import { Row } from '@/ui/layout/layout';
import { ProperName } from '@/ui/Text';
import css from './ContactLinks.module.css';

type Listed = Pick<Car, 'seller' | 'phone'> | undefined;

interface SellerLinksProps {
  listed: Listed;
  mail: { subject: string; body: string };
}

/** Links to contact the seller, or the marketplace if the post has no email address. */
export function SellerLinks({ listed, mail }: SellerLinksProps) {
  const { seller, phone } = listed ?? {};
  const call = phone === undefined ? undefined : tel(phone);
  const firstName = seller?.email ? (seller.name?.split(' ')[0] ?? texts.theSeller) : env.site.name;

  return (
    <>
      <ButtonLink to={mailto(seller?.email ?? env.site.email, mail)} variant="primary" icon={<Mail size={18} />}>
        {texts.writeTo(firstName)}
      </ButtonLink>
      {phone && !call && <p>{phone}</p>}
      {phone && call && (
        <ButtonLink to={call} icon={<Phone size={18} />}>
          {texts.call(phone)}
        </ButtonLink>
      )}
    </>
  );
}

interface MarketplaceLinkProps {
  mail: SellerLinksProps['mail'];
  variant?: 'primary' | 'outline';
}

export function MarketplaceLink({ mail, variant = 'primary' }: MarketplaceLinkProps) {
  return (
    <ButtonLink to={mailto(env.site.email, mail)} variant={variant} icon={<Mail size={18} />}>
      {texts.writeTo(env.site.name)}
    </ButtonLink>
  );
}

/** The seller's contact as text, to be read and copied. */
export function SellerDescription({ listed }: { listed: Listed }) {
  const facts = [listed?.seller.name, listed?.seller.email, listed?.phone].filter((fact) => fact !== undefined);
  if (facts.length === 0) return null;

  return (
    <Row as="p" gap={5} rowGap={1} align="stretch" isWrapping className={css.facts} aria-label={texts.seller}>
      {facts.map((fact, index) => (
        <ProperName key={index}>{fact}</ProperName>
      ))}
    </Row>
  );
}
