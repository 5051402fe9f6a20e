import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'react-router-dom';
import { MyCars } from '@/features/cars/products/MyCars';
import { MyCarsSkeleton } from '@/features/cars/products/MyCarsSkeleton';
import { useListedPosts } from '@/features/cars/products/useListedPosts';
import { carsOfSeller } from '@/features/cars/queries';
import { liveQuery } from '@/shared/live/liveQuery';
import { paths } from '@/shared/config/paths';
import { useUser } from '@/shared/session/SessionProvider';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { changePostMessages } from '@/shared/messages/changePost';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './Selling.module.css';

/** The seller's own posts. */
function MyProductsPage() {
  const { email } = useUser();
  const cars = useQuery(liveQuery(carsOfSeller(email)));
  const state: unknown = useLocation().state;
  const { count, subtitle } = useListedPosts(email, cars.data);

  return (
    <section>
      <div className={css['head']}>
        <PageHeading subtitle={cars.data ? subtitle : '\u00a0'}>
          {count === undefined ? messages.myProductsUnknown : messages.myProducts(count)}
        </PageHeading>
        <ButtonLink to={paths.postProduct} variant="primary" icon={<Plus size={20} strokeWidth={1.75} />}>
          {messages.postCar}
        </ButtonLink>
      </div>
      {state === 'posted' && (
        <p className={css['another']}>
          {changePostMessages.postAnotherHint}
          <ButtonLink to={`${paths.postProduct}?another`}>{changePostMessages.postAnother}</ButtonLink>
        </p>
      )}
      <StaleNote query={cars} />
      <Loaded query={cars} skeleton={<MyCarsSkeleton />}>
        {(loaded) => <MyCars key={email} cars={loaded} email={email} />}
      </Loaded>
    </section>
  );
}

export { MyProductsPage as Component };
