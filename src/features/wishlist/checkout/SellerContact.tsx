import { mailto, tel } from '@/shared/text/links';
import { wishlistMessages } from '@/shared/messages/wishlist';
import { wishlistPageMessages } from '@/shared/messages/wishlistPage';
import css from './Order.module.css';
import textLink from '../buttons/textLink.module.css';

const messages = wishlistPageMessages.checkout;

export interface ContactableCar {
  title?: string | undefined;
  phone?: string | undefined;
  seller: { name?: string | undefined; email?: string | undefined };
}

/** Must be shown to signed-in users only. */
export function SellerContact({ car }: { car: ContactableCar }) {
  const { name = messages.theSeller, email } = car.seller;
  const call = car.phone === undefined ? undefined : tel(car.phone);
  const subject = messages.subject(car.title ?? wishlistMessages.untitled);

  return (
    <ul className={css['contact']}>
      {email !== undefined && (
        <li>
          <a className={textLink['link']} href={mailto(email, { subject })}>
            {messages.writeTo(name)}
          </a>
        </li>
      )}
      {car.phone !== undefined && (
        <li>
          {call === undefined ? (
            car.phone
          ) : (
            <a className={textLink['link']} href={call}>
              {messages.call(car.phone)}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}
