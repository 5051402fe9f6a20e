import { copyDifference } from '@/cars/carCopy';
import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { formatPrice } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button/Button';
import { Stack, Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { PaymentLink } from '@/wishlist/buttons/OrderLinks';
import { offerOf, type Offer } from '@/wishlist/offer';
import { OrderSums } from '@/wishlist/OrderSums';
import type { WishableCar } from '@/wishlist/schema';
import { wishlistTexts } from '@/wishlist/texts';
import { useWish } from '@/wishlist/wishState';
import { PaymentButton } from './PaymentButton';
import { SellerContact, type ContactableCar } from './SellerContact';
import { checkoutTexts as texts } from './texts';

interface OrderProps {
  car: WishableCar & ContactableCar;
  email: string;
}

/** The total and the button to the payment page, or why the car cannot be paid. */
export function Order({ car, email }: OrderProps) {
  const { wish, paid } = useWish(car.id, email);
  const savedAs = wish && carTexts.savedAs(copyDifference(wish, car));
  const offer = offerOf(car, email, paid?.id);

  return (
    <Panel as="section" isPadded aria-labelledby="order-total">
      <Stack gap={4}>
        <h2 id="order-total">{texts.orderTotal}</h2>
        <OrderSums labels={{ price: texts.price, total: texts.total }} price={car.price} />
        <Text as="div" size="s">
          {savedAs && <p>{savedAs}</p>}
          <Explanation offer={offer} car={car} />
        </Text>
        <Stack gap={3}>
          <NextStep offer={offer} car={car} email={email} />
          <ButtonLink to={paths.cars} isWide>
            {texts.another}
          </ButtonLink>
        </Stack>
      </Stack>
    </Panel>
  );
}

function Explanation({ offer, car }: Pick<OrderProps, 'car'> & { offer: Offer }) {
  switch (offer.kind) {
    case 'own':
      return <p>{texts.own}</p>;
    case 'bought':
      return <Text isMuted>{texts.paid}</Text>;
    case 'unpayable':
      return (
        <>
          <p>{wishlistTexts.unpayable[offer.problem](formatPrice(car.price))}</p>
          <SellerContact car={car} />
        </>
      );
    case 'payable':
      return <Text isMuted>{texts.next}</Text>;
  }
}

function NextStep({ offer, car, email }: OrderProps & { offer: Offer }) {
  switch (offer.kind) {
    case 'own':
      return null;
    case 'bought':
      return <PaymentLink id={offer.paidId} />;
    case 'unpayable':
    case 'payable':
      return (
        <PaymentButton car={car} email={email} isDisabled={offer.kind === 'unpayable'}>
          {texts.payment}
        </PaymentButton>
      );
  }
}
