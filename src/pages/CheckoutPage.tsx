import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { isCallError } from '@/api/callError';
import { carById, useCar } from '@/cars/queries';
import { CarNotFound } from '@/catalog/details/CarNotFound';
import { CarTrail } from '@/catalog/details/CarTrail';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { Loaded } from '@/ui/feedback/Loaded';
import { Skeleton } from '@/ui/feedback/loading';
import { StaleLine } from '@/ui/feedback/notes';
import { PageHeading, Panel } from '@/ui/layout/layout';
import { CarSummary } from '@/wishlist/checkout/CarSummary';
import { Order } from '@/wishlist/checkout/Order';
import { checkoutTexts as texts } from '@/wishlist/checkout/texts';
import css from './CheckoutPage.module.css';

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) => startReads((read) => read(carById(id)));

function CheckoutPage() {
  const { id = '' } = useParams();
  const { email } = useUser();
  const car = useCar(id);
  const title = car.data?.title;

  return (
    <div className={css.page}>
      <div className={css.trail}>
        <CarTrail brand={car.data?.brand} here={texts.title} />
      </div>
      <PageHeading title={title === undefined ? texts.title : `${texts.title} · ${title}`}>{texts.title}</PageHeading>
      {isCallError(car.error, 'not-found') ? (
        <div className={css.gone}>
          <CarNotFound action={texts.another} />
        </div>
      ) : (
        <>
          <StaleLine query={car} />
          <div className={css.columns}>
            <Loaded query={car} skeleton={<CheckoutSkeleton />}>
              {(shown) => (
                <>
                  <Panel className={css.panel}>
                    <CarSummary car={shown} />
                  </Panel>
                  <Order key={shown.id} car={shown} email={email} />
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
