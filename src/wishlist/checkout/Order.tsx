import { copyDifference } from '@/cars/carCopy';
import { priceProblemOf } from '@/cars/payablePrice';
import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { formatPrice } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button/Button';
import { Stack, Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { ReceiptLink } from '@/wishlist/buttons/OrderLinks';
import { OrderSums } from '@/wishlist/OrderSums';
import type { WishableCar } from '@/wishlist/schema';
import { wishlistTexts } from '@/wishlist/texts';
import { isOwnPost } from '@/wishlist/wishEligibility';
import { useWish } from '@/wishlist/wishState';
import { PaymentButton } from './PaymentButton';
import { SellerContact, type ContactableCar } from './SellerContact';

const texts = wishlistTexts.checkout;

interface OrderProps {
  car: WishableCar & ContactableCar;
  email: string;
}

/** The total and the button to the payment page, or why the car cannot be paid. */
export function Order({ car, email }: OrderProps) {
  const { wish, paid } = useWish(car.id, email);
  const savedAs = wish && carTexts.savedAs(copyDifference(wish, car));
  const isOwn = isOwnPost(car, email);
  const unpayable = paid ? undefined : priceProblemOf(car.price);

  return (
    <Panel as="section" isPadded aria-labelledby="order-total">
      <Stack gap={4}>
        <h2 id="order-total">{texts.orderTotal}</h2>
        <OrderSums labels={texts} price={car.price} />
        <Text as="div" size="s">
          {savedAs && <p>{savedAs}</p>}
          {isOwn && <p>{texts.own}</p>}
          {!isOwn && unpayable && (
            <>
              <p>{wishlistTexts.unpayable[unpayable](formatPrice(car.price))}</p>
              <SellerContact car={car} />
            </>
          )}
          {!isOwn && !unpayable && <Text isMuted>{paid ? texts.paid : texts.next}</Text>}
        </Text>
        <Stack gap={3}>
          {!isOwn && paid && <ReceiptLink id={paid.id} />}
          {!isOwn && !paid && (
            <PaymentButton car={car} email={email} isDisabled={unpayable !== undefined}>
              {texts.payment}
            </PaymentButton>
          )}
          <ButtonLink to={paths.cars} isWide>
            {texts.another}
          </ButtonLink>
        </Stack>
      </Stack>
    </Panel>
  );
}
