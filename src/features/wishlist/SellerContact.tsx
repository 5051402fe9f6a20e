import { mailto, tel } from '@/shared/links';
import { wishlistWords } from '@/shared/words/wishlist';
import css from './Order.module.css';
import textLink from './textLink.module.css';

const words = wishlistWords.checkout;

export interface ContactableCar {
  title?: string | undefined;
  phone?: string | undefined;
  seller: { name?: string | undefined; email?: string | undefined };
}

/** Only for people who are signed in. */
export function SellerContact({ car }: { car: ContactableCar }) {
  const { name = words.theSeller, email } = car.seller;
  const subject = words.subject(car.title ?? wishlistWords.untitled);

  return (
    <ul className={css['contact']}>
      {email !== undefined && (
        <li>
          <a className={textLink['link']} href={mailto(email, { subject })}>
            {words.writeTo(name)}
          </a>
        </li>
      )}
      {car.phone !== undefined && (
        <li>
          <a className={textLink['link']} href={tel(car.phone)}>
            {words.call(car.phone)}
          </a>
        </li>
      )}
    </ul>
  );
}
