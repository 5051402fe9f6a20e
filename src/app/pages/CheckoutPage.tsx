import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { startReads } from '@/app/startReads';
import { carById } from '@/features/cars/queries';
import { CarNotFound } from '@/features/cars/details/CarNotFound';
import { CarSummary } from '@/features/cars/details/CarSummary';
import { useCar } from '@/features/cars/useCar';
import { Order } from '@/features/wishlist/checkout/Order';
import { isCallError } from '@/shared/api/callError';
import { useUser } from '@/shared/session/SessionProvider';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { wishlistPageMessages } from '@/shared/messages/wishlistPage';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import css from './CheckoutPage.module.css';

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) => startReads((read) => read(carById(id)));

const messages = wishlistPageMessages.checkout;

function CheckoutPage() {
  const { id = '' } = useParams();
  const { email } = useUser();
  const car = useCar(id);
  const title = car.data?.title;

  return (
    <div className={css['page']}>
      <PageHeading title={title === undefined ? messages.title : `${messages.title} · ${title}`}>
        {messages.title}
      </PageHeading>
      {isCallError(car.error, 'not-found') ? (
        <div className={css['gone']}>
          <CarNotFound title={messages.gone} hint={messages.goneHint} action={messages.another} />
        </div>
      ) : (
        <>
          <div className={css['note']}>
            <StaleNote query={car} />
          </div>
          <div className={css['columns']}>
            <Loaded query={car} skeleton={<CheckoutSkeleton />}>
              {(shown) => (
                <>
                  <div className={cx(panel['panel'], css['panel'])}>
                    <CarSummary car={shown} />
                  </div>
                  <Order car={shown} email={email} />
                </>
              )}
            </Loaded>
          </div>
        </>
      )}
    </div>
  );
}

function CheckoutSkeleton() {
  return (
    <>
      <Skeleton height={520} radius="var(--radius-card)" />
      <Skeleton height={300} radius="var(--radius-card)" />
    </>
  );
}

export { CheckoutPage as Component };
