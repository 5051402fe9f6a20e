import { money } from '@/shared/format';
import { paths } from '@/shared/paths';
import { whyUnpayable } from '@/shared/payable';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { paymentWords } from '@/shared/words/payments';
import { wishlistWords } from '@/shared/words/wishlist';
import css from './Order.module.css';
import { PaymentButton } from './PaymentButton';
import type { WishableCar } from './schema';
import { SellerContact, type ContactableCar } from './SellerContact';
import { useWish } from './wishState';
import { isOwnPost } from './wisher';

const words = wishlistWords.checkout;

interface OrderProps {
  car: WishableCar & ContactableCar;
  email: string;
}

/** What it comes to, and the way on; says why where there is none. */
export function Order({ car, email }: OrderProps) {
  const { paid } = useWish(car.id, email);
  const isOwn = isOwnPost(car, email);
  const unpayable = paid ? undefined : whyUnpayable(car.price);

  return (
    <section className={css['order']} aria-labelledby="order-total">
      <h2 id="order-total">{words.orderTotal}</h2>
      <dl className={css['sums']}>
        <div>
          <dt>{words.price}</dt>
          <dd>{money(car.price)}</dd>
        </div>
        <div className={css['total']}>
          <dt>{words.total}</dt>
          <dd>{money(car.price)}</dd>
        </div>
      </dl>
      <div className={css['next']}>
        {isOwn && <p>{words.own}</p>}
        {!isOwn && unpayable && (
          <>
            <p>{paymentWords.unpayable[unpayable](money(car.price))}</p>
            <SellerContact car={car} />
          </>
        )}
        {!isOwn && !unpayable && <p className={css['quiet']}>{paid ? words.paid : words.next}</p>}
      </div>
      <div className={css['actions']}>
        {!isOwn && <PaymentButton car={car} email={email} isDisabled={unpayable !== undefined} />}
        <ButtonLink to={paths.cars} isWide>
          {words.another}
        </ButtonLink>
      </div>
    </section>
  );
}
