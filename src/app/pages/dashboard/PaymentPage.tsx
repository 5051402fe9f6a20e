import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { carById } from '@/features/cars/queries';
import { useLedgerEntry } from '@/features/payments/ledger';
import { obstacleOf } from '@/features/payments/obstacle';
import { contactOf } from '@/features/payments/order';
import { OrderPanel } from '@/features/payments/OrderPanel';
import { OrderSeller } from '@/features/payments/OrderSeller';
import { PaymentDesk } from '@/features/payments/PaymentDesk';
import { PaymentNotFound } from '@/features/payments/PaymentNotFound';
import { PaymentSkeleton } from '@/features/payments/PaymentSkeleton';
import { wishlistItem, wishlistOf } from '@/features/wishlist/queries';
import type { WishlistItem } from '@/features/wishlist/schema';
import { isCallError } from '@/shared/api/callError';
import { dateText, timeText } from '@/shared/format';
import { keys } from '@/shared/queryKeys';
import { useUser } from '@/shared/session/SessionProvider';
import { userRecordsOf } from '@/shared/session/userRecord';
import { Loaded } from '@/shared/ui/Loaded';
import { PageHeading } from '@/shared/ui/PageHeading';
import { paymentWords as words } from '@/shared/words/payments';
import css from './PaymentPage.module.css';

export function PaymentPage() {
  const { id = '' } = useParams();
  const { email } = useUser();
  const item = useQuery(wishlistItem(id));
  const isForeign = item.data !== undefined && item.data.email?.toLowerCase() !== email.toLowerCase();
  const payment = useLedgerEntry(id);
  const paidAt = payment && 'paidAt' in payment ? new Date(payment.paidAt) : undefined;

  if (isForeign || (!item.data && isCallError(item.error, 'not-found', 'refused'))) return <PaymentNotFound />;
  const sub = paidAt ? words.paidAt(dateText(paidAt), timeText(paidAt)) : !item.data?.isPaid && words.sub;
  return (
    <>
      <PageHeading title={item.data?.title && words.titleOf(item.data.title)} sub={sub}>
        {words.title}
      </PageHeading>
      <div className={css['payment']}>
        <Loaded query={item} skeleton={<PaymentSkeleton />}>
          {(wish) => <Payment key={wish.id} wish={wish} />}
        </Loaded>
      </div>
    </>
  );
}

function Payment({ wish }: { wish: WishlistItem }) {
  const { id, carId, price } = wish;
  const { name, email } = useUser();
  const client = useQueryClient();
  const car = useQuery(carById(carId));
  const isGone = isCallError(car.error, 'not-found');
  const title = wish.title ?? car.data?.title ?? words.untitled;

  const order = {
    id,
    price,
    payer: { name, email },
    readItem: () => client.query({ ...wishlistItem(id), staleTime: 0 }),
    readCar: () => client.query({ ...carById(carId), staleTime: 0 }),
    onPaid: () => {
      client.setQueryData(wishlistItem(id).queryKey, (known) => known && { ...known, isPaid: true });
      client.setQueryData(wishlistOf(email).queryKey, (items) =>
        items?.map((other) => (other.id === id ? { ...other, isPaid: true } : other)),
      );
      void client.invalidateQueries({ queryKey: keys.wishlist });
    },
  };

  return (
    <>
      <PaymentDesk
        order={order}
        car={{ id: carId, title, price: car.data?.price }}
        isPaid={wish.isPaid}
        obstacle={obstacleOf({ price, car: car.data, isGone, email })}
        contact={car.data && contactOf(car.data)}
      />
      <div className={css['side']}>
        <OrderPanel
          car={{
            title,
            image: car.data?.image ?? wish.image,
            brand: car.data?.brand,
            condition: car.data?.condition,
            mileage: car.data?.mileage,
          }}
          price={price}
        />
        {car.data && <Seller seller={car.data.seller} />}
      </div>
    </>
  );
}

interface SellerProps {
  seller: { name: string | undefined; email: string | undefined; photoUrl: string | undefined };
}

function Seller({ seller }: SellerProps) {
  const records = useQuery({ ...userRecordsOf(seller.email ?? ''), enabled: seller.email !== undefined });

  return <OrderSeller seller={seller} isVerified={records.data?.[0]?.isVerified ?? false} />;
}
