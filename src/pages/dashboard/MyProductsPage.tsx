import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'react-router-dom';
import { MyCars } from '@/cars/products/MyCars';
import { MyCarsSkeleton } from '@/cars/products/MyCarsSkeleton';
import { useListedPosts } from '@/cars/products/useListedPosts';
import { carsOfSeller } from '@/cars/queries';
import { liveQuery } from '@/api/liveQuery';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import { ButtonLink } from '@/ui/button/Button';
import { Loaded, StaleNote } from '@/ui/feedback/Loaded';
import { PageHeading, Row } from '@/ui/layout/layout';
import { changePostTexts } from '@/cars/selling/change/texts';
import { sellingTexts as texts } from '@/cars/selling/texts';
import css from './Selling.module.css';

/** The seller's own posts. */
function MyProductsPage() {
  const { email } = useUser();
  const cars = useQuery(liveQuery(carsOfSeller(email)));
  const state: unknown = useLocation().state;
  const { count, subtitle } = useListedPosts(cars.data);

  return (
    <section>
      <Row gap={5} rowGap={3} justify="between" isWrapping className={css.head}>
        <PageHeading subtitle={cars.data ? subtitle : '\u00a0'}>
          {count === undefined ? texts.myProductsUnknown : texts.myProducts(count)}
        </PageHeading>
        <ButtonLink to={paths.postProduct} variant="primary" icon={<Plus size={20} />}>
          {texts.postCar}
        </ButtonLink>
      </Row>
      {state === 'posted' && (
        <Row as="p" gap={4} rowGap={2} justify="between" isWrapping size="m" className={css.another}>
          {changePostTexts.postAnotherHint}
          <ButtonLink to={`${paths.postProduct}?another`}>{changePostTexts.postAnother}</ButtonLink>
        </Row>
      )}
      <StaleNote query={cars} />
      <Loaded query={cars} skeleton={<MyCarsSkeleton />}>
        {(loaded) => <MyCars key={email} cars={loaded} />}
      </Loaded>
    </section>
  );
}

export { MyProductsPage as Component };
