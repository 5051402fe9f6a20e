import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { CarGridSkeleton } from '@/features/cars/browse/CarGridSkeleton';
import { MyCars } from '@/features/cars/selling/MyCars';
import { carsOfSeller } from '@/features/cars/queries';
import { liveQuery } from '@/shared/live/pollableQuery';
import { paths } from '@/shared/config/paths';
import { useUser } from '@/shared/session/SessionProvider';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './Selling.module.css';

export function MyProductsPage() {
  const { email } = useUser();
  const cars = useQuery(liveQuery(carsOfSeller(email)));

  return (
    <section>
      <div className={css['head']}>
        <PageHeading>{cars.data ? messages.myProducts(cars.data.length) : messages.myProductsUnknown}</PageHeading>
        <ButtonLink to={paths.postProduct} variant="primary" icon={<Plus size={20} strokeWidth={1.75} />}>
          {messages.postCar}
        </ButtonLink>
      </div>
      <StaleNote query={cars} />
      <Loaded query={cars} skeleton={<CarGridSkeleton />}>
        {(loaded) => <MyCars key={email} cars={loaded} />}
      </Loaded>
    </section>
  );
}
