import type { UseQueryResult } from '@tanstack/react-query';
import { isCallError } from '@/api/callError';
import { SafetyNote } from '@/cars/details/SafetyNote';
import { carDetailsTexts } from '@/cars/details/texts';
import { Stack } from '@/ui/layout/layout';
import type { Car } from '@/cars/schema';
import { OrderPanel } from '@/payments/panels/OrderPanel';
import { OrderSkeleton, PanelSkeleton } from '@/payments/panels/PaymentSkeleton';
import { PaymentSection } from '@/payments/PaymentSection';
import { paymentTexts as texts } from '@/payments/texts';
import { usePayment } from '@/payments/usePayment';
import { Loaded } from '@/ui/feedback/Loaded';
import type { WishlistItem } from '@/wishlist/schema';
import { PaymentSeller } from './PaymentSeller';

interface ItemPaymentProps {
  item: WishlistItem;
  car: UseQueryResult<Car>;
  /** Undefined until it is known, or if nothing states one. */
  title: string | undefined;
  isUnwished: boolean;
}

/** The payment of a wishlist item, and beside it the order. */
export function ItemPayment({ item, car, title = texts.untitled, isUnwished }: ItemPaymentProps) {
  const { id, carId, image, price, isPaid } = item;
  const { ledger, payment } = usePayment(id);
  const isDone = isPaid || payment !== undefined;
  const section =
    isDone && car.isPending && payment?.title === undefined ? (
      <PanelSkeleton />
    ) : (
      <PaymentSection
        item={item}
        title={title}
        listed={car.data}
        isGone={isCallError(car.error, 'not-found')}
        isUnwished={isUnwished}
      />
    );

  return (
    <>
      {isPaid && ledger.isLoadingError ? (
        section
      ) : (
        <Loaded query={ledger} skeleton={<PanelSkeleton />}>
          {() => section}
        </Loaded>
      )}
      <Stack gap={4}>
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
