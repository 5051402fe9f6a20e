import { mailto, tel } from '@/lib/text/links';
import { Stack } from '@/ui/layout/layout';
import { wishlistTexts } from '@/wishlist/texts';
import { checkoutTexts as texts } from './texts';
import css from './SellerContact.module.css';
import textLink from '@/wishlist/buttons/textLink.module.css';

export interface ContactableCar {
  title?: string | undefined;
  phone?: string | undefined;
  seller: { name?: string | undefined; email?: string | undefined };
}

/** Must be shown to signed-in users only. */
export function SellerContact({ car }: { car: ContactableCar }) {
  const { name = texts.theSeller, email } = car.seller;
  const call = car.phone === undefined ? undefined : tel(car.phone);
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
      {car.phone !== undefined && (
        <li>
          {call === undefined ? (
            car.phone
          ) : (
            <a className={textLink.link} href={call}>
              {texts.call(car.phone)}
            </a>
          )}
        </li>
      )}
    </Stack>
  );
}
