import { useQuery } from '@tanstack/react-query';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { startReads } from '@/session/startReads';
import { carById } from '@/cars/queries';
import { PaymentNotFound } from '@/payments/panels/PaymentNotFound';
import { PaymentSkeleton } from '@/payments/panels/PaymentSkeleton';
import { usePayment } from '@/payments/usePayment';
import { wishlistItem } from '@/wishlist/queries';
import { asListed } from '@/cars/carCopy';
import { isCallError } from '@/api/callError';
import { formatDate, formatTime } from '@/lib/text/format';
import { useUser } from '@/session/session';
import { Loaded } from '@/ui/feedback/Loaded';
import { PageHeading } from '@/ui/layout/layout';
import { paymentTexts as texts } from '@/payments/texts';
import { ItemPayment } from './ItemPayment';
import css from './PaymentPage.module.css';

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) => startReads((read) => read(wishlistItem(id)));

function PaymentPage() {
  const { id = '' } = useParams();
  const { email } = useUser();
  const item = useQuery(wishlistItem(id));
  const { entry, payment } = usePayment(id);
  const isForeign = item.data !== undefined && item.data.email?.toLowerCase() !== email.toLowerCase();
  const car = useQuery({ ...carById(item.data?.carId ?? ''), enabled: item.data !== undefined && !isForeign });
  const paidAt = payment && new Date(payment.paidAt);
  // Until it is known what the car is, what the wish says of it is not shown.
  const shown = item.data && !car.isPending ? asListed(item.data, car.data) : undefined;
  const title = payment?.title ?? shown?.title;

  if (isForeign || (!item.data && isCallError(item.error, 'not-found', 'refused'))) return <PaymentNotFound />;
  const isUnpaid = !item.data?.isPaid && entry?.step !== 'confirming';
  const subtitle = paidAt ? texts.paidAt(formatDate(paidAt), formatTime(paidAt)) : isUnpaid && texts.sub;
  return (
    <>
      <PageHeading title={title && texts.titleOf(title)} subtitle={subtitle}>
        {texts.title}
      </PageHeading>
      <div className={css.payment}>
        <Loaded query={item} skeleton={<PaymentSkeleton />}>
          {(loaded) => (
            <ItemPayment
              key={loaded.id}
              item={loaded}
              car={car}
              title={title}
              isUnwished={isCallError(item.error, 'not-found')}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}

export { PaymentPage as Component };
