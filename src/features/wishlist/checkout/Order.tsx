import { copyDifference } from '@/shared/carCopy';
import { copyMessages } from '@/shared/messages/copies';
import { formatPrice } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { priceProblemOf } from '@/shared/payable';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { wishlistMessages } from '@/shared/messages/wishlist';
import { wishlistPageMessages } from '@/shared/messages/wishlistPage';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import css from './Order.module.css';
import { ReceiptLink } from '../buttons/ReceiptLink';
import { PaymentButton } from './PaymentButton';
import type { WishableCar } from '../schema';
import { SellerContact, type ContactableCar } from './SellerContact';
import { useWish } from '../wishState';
import { isOwnPost } from '../wishEligibility';

const messages = wishlistPageMessages.checkout;

interface OrderProps {
  car: WishableCar & ContactableCar;
  email: string;
}

/** The total and the button to the payment page, or why the car cannot be paid. */
export function Order({ car, email }: OrderProps) {
  const { wish, paid } = useWish(car.id, email);
  const savedAs = wish && copyMessages.savedAs(copyDifference(wish, car));
  const isOwn = isOwnPost(car, email);
  const unpayable = paid ? undefined : priceProblemOf(car.price);

  return (
    <section className={cx(panel['panel'], css['order'])} aria-labelledby="order-total">
      <h2 id="order-total">{messages.orderTotal}</h2>
      <dl className={css['sums']}>
        <div>
          <dt>{messages.price}</dt>
          <dd>{formatPrice(car.price)}</dd>
        </div>
        <div className={css['total']}>
          <dt>{messages.total}</dt>
          <dd>{formatPrice(car.price)}</dd>
        </div>
      </dl>
      <div className={css['next']}>
        {savedAs && <p>{savedAs}</p>}
        {isOwn && <p>{messages.own}</p>}
        {!isOwn && unpayable && (
          <>
            <p>{wishlistMessages.unpayable[unpayable](formatPrice(car.price))}</p>
            <SellerContact car={car} />
          </>
        )}
        {!isOwn && !unpayable && <p className={css['quiet']}>{paid ? messages.paid : messages.next}</p>}
      </div>
      <div className={css['actions']}>
        {!isOwn && paid && <ReceiptLink id={paid.id} />}
        {!isOwn && !paid && <PaymentButton car={car} email={email} isDisabled={unpayable !== undefined} />}
        <ButtonLink to={paths.cars} isWide>
          {messages.another}
        </ButtonLink>
      </div>
    </section>
  );
}
