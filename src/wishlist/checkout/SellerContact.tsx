import { carDetailsTexts } from '@/catalog/details/texts';
import { env } from '@/lib/config/env';
import { mailto, tel } from '@/lib/text/links';
import { Stack } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { wishlistTexts } from '@/wishlist/texts';
import { checkoutTexts as texts } from './texts';
import css from './SellerContact.module.css';
import textLink from '@/wishlist/buttons/textLink.module.css';

export interface ContactableCar {
  title?: string | undefined;
  phone?: string | undefined;
  seller: { name?: string | undefined; email?: string | undefined };
}

/** Without the seller's email and phone it is the marketplace's phone, labelled so. Must be shown to signed-in users only. */
export function SellerContact({ car }: { car: ContactableCar }) {
  const { name = texts.theSeller, email } = car.seller;
  const { phone = email === undefined ? env.site.phone : '' } = car;
  const call = tel(phone);
  const subject = texts.subject(car.title ?? wishlistTexts.untitled);

  return (
    <Stack as="ul" gap={4} className={css.contact}>
      {email !== undefined && (
        <li>
          <a className={textLink.link} href={mailto(email, { subject })}>
            {texts.writeTo(name)}
          </a>
        </li>
      )}
      {phone !== '' && (
        <li>
          {car.phone === undefined && <Text isMuted>{carDetailsTexts.seller.officePhone}</Text>}
          {call === undefined ? (
            <span>{phone}</span>
          ) : (
            <a className={textLink.link} href={call}>
              {texts.call(phone)}
            </a>
          )}
        </li>
      )}
    </Stack>
  );
}
