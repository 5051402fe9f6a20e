import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { carById } from '@/features/cars/queries';
import { isPayment, type Entry } from '@/features/payments/engine/entry';
import type { Ledger } from '@/features/payments/engine/ledger';
import { paymentBlockerOf } from '@/features/payments/paymentBlocker';
import { contactOf } from '@/features/payments/order';
import { OrderPanel } from '@/features/payments/panels/OrderPanel';
import { PaymentSection } from '@/features/payments/PaymentSection';
import { PaymentReceipt } from '@/features/payments/panels/PaymentReceipt';
import { PaymentNotFound } from '@/features/payments/panels/PaymentNotFound';
import { PanelSkeleton, PaymentSkeleton } from '@/features/payments/panels/PaymentSkeleton';
import { useLedger, useLedgerEntry } from '@/features/payments/useLedger';
import { wishlistItem } from '@/features/wishlist/queries';
import type { WishlistItem } from '@/features/wishlist/schema';
import { isCallError } from '@/shared/api/callError';
import { formatDate, formatTime } from '@/shared/messages/format';
import { usePaymentContext } from '@/app/usePaymentContext';
import { useUser } from '@/shared/session/SessionProvider';
import { SafetyNote } from '@/shared/ui/feedback/SafetyNote';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { safetyMessages } from '@/shared/messages/safety';
import css from './PaymentPage.module.css';
import { PaymentSeller } from './PaymentSeller';
import { useOtherItem } from './useOtherItem';

export function PaymentPage() {
  const { id = '' } = useParams();
  const { uid, email } = useUser();
  const item = useQuery(wishlistItem(id));
  const ledger = useLedger(uid);
  const entry = useLedgerEntry(ledger.data, id);
  const isForeign = item.data !== undefined && item.data.email?.toLowerCase() !== email.toLowerCase();
  const paidAt = isPayment(entry) ? new Date(entry.paidAt) : undefined;

  if (isForeign || (!item.data && isCallError(item.error, 'not-found', 'refused'))) return <PaymentNotFound />;
  const isUnpaid = !item.data?.isPaid && entry?.step !== 'confirming';
  const subtitle = paidAt ? messages.paidAt(formatDate(paidAt), formatTime(paidAt)) : isUnpaid && messages.sub;
  return (
    <>
      <PageHeading title={item.data?.title && messages.titleOf(item.data.title)} subtitle={subtitle}>
        {messages.title}
      </PageHeading>
      <div className={css['payment']}>
        <Loaded query={item} skeleton={<PaymentSkeleton />}>
          {(loaded) => (
            <Payment
              key={loaded.id}
              item={loaded}
              ledger={ledger}
              isUnwished={isCallError(item.error, 'not-found')}
              entry={entry}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}

interface PaymentProps {
  item: WishlistItem;
  isUnwished: boolean;
  ledger: UseQueryResult<Ledger>;
  entry: Entry | undefined;
}

function Payment({ item, isUnwished, ledger, entry }: PaymentProps) {
  const { id, carId, price } = item;
  const { email } = useUser();
  const context = usePaymentContext();
  const car = useQuery(carById(carId));
  const isGone = isCallError(car.error, 'not-found');
  const other = useOtherItem(item, ledger.data);
  const title = item.title ?? car.data?.title ?? messages.untitled;
  const contact = car.data && contactOf(car.data);

  return (
    <>
      {item.isPaid && ledger.isError ? (
        <PaymentReceipt car={title} price={price} contact={contact} transactionId={undefined} isFresh={false} />
      ) : (
        <Loaded query={ledger} skeleton={<PanelSkeleton />}>
          {(loaded) => (
            <PaymentSection
              order={{ id, carId, price }}
              car={{ id: carId, title, price: car.data?.price }}
              isPaid={item.isPaid}
              blocker={paymentBlockerOf({ other, price, car: car.data, isGone, isUnwished, email })}
              other={other}
              contact={contact}
              entry={entry}
              ledger={loaded}
              context={context}
            />
          )}
        </Loaded>
      )}
      <div className={css['side']}>
        <OrderPanel
          car={{
            title,
            image: car.data?.image ?? item.image,
            brand: car.data?.brand,
            condition: car.data?.condition,
            mileage: car.data?.mileage,
          }}
          price={price ?? car.data?.price}
        />
        {car.data && <PaymentSeller seller={car.data.seller} />}
        {!item.isPaid && !isPayment(entry) && <SafetyNote>{safetyMessages.atPay}</SafetyNote>}
      </div>
    </>
  );
}
