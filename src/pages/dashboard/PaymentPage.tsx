import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { isCallError } from '@/api/callError';
import { asListed } from '@/cars/carCopy';
import { carById } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { SafetyNote } from '@/catalog/details/SafetyNote';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { isPayment, type Entry, type Payment } from '@/payments/engine/entry';
import { ledgerOf } from '@/payments/engine/ledger';
import { useEntry } from '@/payments/engine/useEntry';
import { usePaymentState } from '@/payments/engine/usePaymentState';
import { PaymentSkeleton, OrderSkeleton, PanelSkeleton, OrderPanel, OrderSeller } from '@/payments/panels/OrderPanel';
import { PaymentNotFound, PaymentSection } from '@/payments/panels/PaymentSection';
import { paymentTime } from '@/payments/panels/paymentTime';
import { PrintedReceipt } from '@/payments/panels/PrintedReceipt';
import { paymentTexts as texts } from '@/payments/texts';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { Loaded } from '@/ui/feedback/Loaded';
import { PageHeading, Stack } from '@/ui/layout/layout';
import { wishlistItem } from '@/wishlist/queries';
import type { WishlistItem } from '@/wishlist/schema';
import css from './PaymentPage.module.css';

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) => startReads((read) => read(wishlistItem(id)));

function PaymentPage() {
  const { id = '' } = useParams();
  const { item, isGone, kept, isMissing, car, payment, title } = useOrder(id);
  const isReceipt = payment?.step === 'recorded';
  const heading = isReceipt ? texts.receiptTitle : texts.title;

  if (isMissing) return <PaymentNotFound />;

  const skeleton = (
    <div className={css.payment}>
      <PaymentSkeleton />
    </div>
  );
  const orderOf = (order: WishlistItem) => (
    <div className={css.payment}>
      <ItemPayment
        key={order.id}
        item={order}
        isUnwished={isGone || isCallError(item.error, 'not-found')}
        car={car}
        payment={payment}
        title={title}
      />
    </div>
  );
  return (
    <>
      <div data-screen-only={isReceipt || undefined}>
        <PageHeading
          title={title && texts.titleOf(heading, title)}
          subtitle={payment && texts.paidOn(paymentTime(payment))}
        >
          {heading}
        </PageHeading>
        <div className={css.content}>
          {isGone && (kept ? orderOf(kept) : skeleton)}
          {!isGone && (
            <Loaded query={item} skeleton={skeleton}>
              {orderOf}
            </Loaded>
          )}
        </div>
      </div>
      {isReceipt && <PrintedReceipt payment={payment} title={title ?? texts.untitled} listed={car.data} />}
    </>
  );
}

export { PaymentPage as Component };

/** A wish, its car, and what this device knows of its payment. */
function useOrder(id: string) {
  const { uid, email } = useUser();
  const item = useQuery(wishlistItem(id));
  const { isPending: isLedgerPending } = useQuery(ledgerOf(uid));
  const entry = useEntry(id);
  const payment = isPayment(entry) ? entry : undefined;
  const isForeign = item.data !== undefined && !isSameEmail(item.data.email, email);
  const isGone = isForeign || (!item.data && isCallError(item.error, 'not-found', 'refused'));
  // A card that was sent, and a receipt, are this device's own, also if the host has lost the wish.
  const kept = useMemo(
    () => (isGone && entry && entry.step !== 'requires_payment_method' ? itemOf(entry, email) : undefined),
    [isGone, entry, email],
  );
  const data = isGone ? kept : item.data;
  const car = useQuery({ ...carById(data?.carId ?? ''), enabled: data !== undefined });
  // Until it is known what the car is, what the wish says of it is not shown.
  const shown = data && !car.isPending ? asListed(data, car.data) : undefined;
  return {
    item,
    isGone,
    kept,
    isMissing: isGone && !kept && !isLedgerPending,
    car,
    payment,
    title: payment?.title ?? shown?.title,
  };
}

/** A wish that the host has lost, as far as the ledger knows it. */
function itemOf({ wishId, carId, title, price }: Entry, email: string): WishlistItem {
  return { id: wishId, carId, title, image: undefined, price, email, isPaid: false, wishedAt: undefined, copy: {} };
}

interface ItemPaymentProps {
  item: WishlistItem;
  isUnwished: boolean;
  car: UseQueryResult<Car>;
  payment: Payment | undefined;
  /** Undefined until it is known, or if nothing states one. */
  title: string | undefined;
}

function ItemPayment({ item, isUnwished, car, payment, title = texts.untitled }: ItemPaymentProps) {
  const { carId, image, price, isPaid } = item;
  const state = usePaymentState({ item, isUnwished, car });
  const isDone = isPaid || payment !== undefined;
  const openPrice = 'price' in state ? state.price : (car.data ?? item).price;
  const advice = !isDone && <SafetyNote emphasis={texts.noWayBack}>{texts.atPay}</SafetyNote>;
  const isGone = isCallError(car.error, 'not-found');

  return (
    <>
      <div>
        {state.kind === 'pending' ? (
          <PanelSkeleton />
        ) : (
          <PaymentSection state={state} item={item} title={title} listed={car.data} />
        )}
      </div>
      <Stack gap={4}>
        {car.isPending ? (
          <OrderSkeleton />
        ) : (
          <>
            <OrderPanel
              onRetry={car.data || isGone ? undefined : () => void car.refetch()}
              car={{ ...car.data, id: carId, title, image: car.data ? car.data.image : image }}
              price={isDone ? (payment?.price ?? price) : openPrice}
            />
            {car.data ? <OrderSeller seller={car.data.seller}>{advice}</OrderSeller> : advice}
          </>
        )}
      </Stack>
    </>
  );
}
