import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'react-router-dom';
import { liveQuery } from '@/api/liveQuery';
import { carsOfSeller } from '@/cars/queries';
import { paths } from '@/lib/config/paths';
import { MyCars } from '@/selling/own/MyCars';
import { MyCarsSkeleton } from '@/selling/own/MyCarsList';
import { useListedPosts } from '@/selling/own/useListedPosts';
import { sellingTexts as texts } from '@/selling/texts';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { ButtonLink } from '@/ui/button/Button';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleLine } from '@/ui/feedback/notes';
import { PageHeading, Row } from '@/ui/layout/layout';
import { lastRolesOf } from '@/users/lastRoles';
import css from './Selling.module.css';

/** Begun together with the question whether the user is a seller, which the guard asks, if they were one at the last visit. */
export const loader = () => startReads((read, email) => lastRolesOf(email)?.isSeller && read(carsOfSeller(email)));

function MyCarsPage() {
  const { email } = useUser();
  const cars = useQuery(liveQuery(carsOfSeller(email)));
  const state: unknown = useLocation().state;
  const { count, subtitle } = useListedPosts(cars.data);
  const unknown = cars.isError ? texts.cars : texts.myCarsUnknown;

  return (
    <section>
      <Row gap={5} rowGap={3} justify="between" isWrapping className={css.head}>
        <PageHeading subtitle={subtitle ?? '\u00a0'}>{count === undefined ? unknown : texts.myCars(count)}</PageHeading>
        {/* The empty list has its own. */}
        {count !== 0 && (
          <ButtonLink to={paths.postCar} variant="primary" icon={<Plus size={20} />}>
            {texts.sell}
          </ButtonLink>
        )}
      </Row>
      <div className={css.notice}>
        <StaleLine query={cars} />
      </div>
      {state === 'posted' && (
        <Row as="p" gap={4} rowGap={2} justify="between" isWrapping size="m" className={css.another}>
          {texts.change.postAnotherHint}
          <ButtonLink to={`${paths.postCar}?another`}>{texts.change.postAnother}</ButtonLink>
        </Row>
      )}
      <Loaded query={cars} skeleton={<MyCarsSkeleton />}>
        {(loaded) => <MyCars key={email} cars={loaded} />}
      </Loaded>
    </section>
  );
}

export { MyCarsPage as Component };
