import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive-restore';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Bin } from '@/features/cars/bin/Bin';
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
import { myProductsMessages } from '@/shared/messages/myProducts';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './Selling.module.css';
import iconLink from '@/shared/ui/button/iconLink.module.css';

/** The seller's posts; with `?bin`, those that they have removed. */
export function MyProductsPage() {
  const [params] = useSearchParams();
  return params.has('bin') ? <BinView /> : <ProductsView />;
}

function ProductsView() {
  const { email } = useUser();
  const cars = useQuery(liveQuery(carsOfSeller(email)));
  const state: unknown = useLocation().state;
  const { count, binned, subtitle } = useListedPosts(email, cars.data);

  return (
    <section>
      <div className={css['head']}>
        <PageHeading subtitle={cars.data ? subtitle : '\u00a0'}>
          {count === undefined ? messages.myProductsUnknown : messages.myProducts(count)}
        </PageHeading>
        <div className={css['links']}>
          <ButtonLink to={`${paths.myProducts}?bin`} icon={<Archive size={20} strokeWidth={1.75} />}>
            {myProductsMessages.bin(binned)}
          </ButtonLink>
          <ButtonLink to={paths.postProduct} variant="primary" icon={<Plus size={20} strokeWidth={1.75} />}>
            {messages.postCar}
          </ButtonLink>
        </div>
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

function BinView() {
  const { name, photoUrl, email } = useUser();

  return (
    <section>
      <Link to={paths.myProducts} className={iconLink['iconLink']}>
        <ChevronLeft size={16} />
        {myProductsMessages.back}
      </Link>
      <div className={css['head']}>
        <PageHeading subtitle={myProductsMessages.binSub}>{myProductsMessages.binTitle}</PageHeading>
      </div>
      <Bin key={email} seller={{ name, photoUrl, email }} />
    </section>
  );
}
