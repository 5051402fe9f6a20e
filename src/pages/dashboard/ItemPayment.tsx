import type { UseQueryResult } from '@tanstack/react-query';
import type { Car } from '@/cars/schema';
import { isPayment, type Entry } from '@/payments/engine/entry';
import type { Ledger } from '@/payments/engine/ledger';
import { paymentBlockerOf } from '@/payments/paymentBlocker';
import { contactOf } from '@/payments/order';
import { OrderPanel } from '@/payments/panels/OrderPanel';
import { PaymentReceipt } from '@/payments/panels/PaymentReceipt';
import { PaymentSection } from '@/payments/PaymentSection';
import { OrderSkeleton, PanelSkeleton } from '@/payments/panels/PaymentSkeleton';
import type { WishlistItem } from '@/wishlist/schema';
import { isCallError } from '@/api/callError';
import { usePaymentContext } from '@/payments/usePaymentContext';
import { useUser } from '@/session/SessionProvider';
import { SafetyNote } from '@/cars/details/SafetyNote';
import { Loaded } from '@/ui/feedback/Loaded';
import { formatPrice } from '@/lib/text/format';
import { paymentTexts as texts } from '@/payments/texts';
import { carDetailsTexts } from '@/cars/details/texts';
import { Stack } from '@/ui/layout/Stack';
import css from './PaymentPage.module.css';
import { PaymentSeller } from './PaymentSeller';
import { useOtherItem } from './useOtherItem';

interface ItemPaymentProps {
  item: WishlistItem;
  car: UseQueryResult<Car>;
  /** Undefined until it is known, or if nothing states one. */
  title: string | undefined;
  isUnwished: boolean;
  ledger: UseQueryResult<Ledger>;
  entry: Entry | undefined;
}

/** The payment of a wishlist item, and beside it the order. */
export function ItemPayment({ item, car, title = texts.untitled, isUnwished, ledger, entry }: ItemPaymentProps) {
  const { id, carId, image, price } = item;
  const { email } = useUser();
  const context = usePaymentContext();
  const isGone = isCallError(car.error, 'not-found');
  const other = useOtherItem(item, ledger.data);
  const payment = isPayment(entry) ? entry : undefined;
  const isDone = item.isPaid || payment !== undefined;
  const contact = car.data && contactOf(car.data);

  return (
    <>
      {item.isPaid && ledger.isError ? (
        <PaymentReceipt
          car={{ id: carId, title }}
          price={formatPrice(price)}
          contact={contact}
          transactionId={undefined}
          isFresh={false}
        />
      ) : (
        <Loaded query={ledger} skeleton={<PanelSkeleton />}>
          {(loaded) =>
            isDone && car.isPending && payment?.title === undefined ? (
              <PanelSkeleton />
            ) : (
              <PaymentSection
                order={{ id, carId, title: item.title, image, price }}
                car={{ id: carId, title }}
                listed={car.data}
                isPaid={item.isPaid}
                blocker={paymentBlockerOf({ other, wish: item, car: car.data, isGone, isUnwished, email })}
                other={other}
                contact={contact}
                entry={entry}
                ledger={loaded}
                context={context}
              />
            )
          }
        </Loaded>
      )}
      <Stack gap={4} className={css['side']}>
        {car.isPending ? (
          <OrderSkeleton />
        ) : (
          <OrderPanel
            car={{ ...car.data, id: carId, title, image: car.data ? car.data.image : image }}
            price={isDone ? (payment?.price ?? price) : (car.data ?? item).price}
          />
        )}
        {car.data && <PaymentSeller seller={car.data.seller} />}
        {!isDone && <SafetyNote>{carDetailsTexts.atPay}</SafetyNote>}
      </Stack>
    </>
  );
}
