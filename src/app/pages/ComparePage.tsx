import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { startReads } from '@/app/startReads';
import { allCars } from '@/features/cars/queries';
import { Comparison } from '@/features/cars/comparison/Comparison';
import { addressOfComparison, readComparison } from '@/features/cars/comparison/comparisonAddress';
import { comparisonStore, useComparison } from '@/features/cars/comparison/comparisonStore';
import trail from '@/features/cars/details/Breadcrumbs.module.css';
import { BuyNowButton } from '@/features/wishlist/buttons/BuyNowButton';
import type { WishableCar } from '@/features/wishlist/schema';
import { paths } from '@/shared/config/paths';
import { useUser } from '@/shared/session/SessionProvider';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { focusHeading } from '@/shared/ui/feedback/focusHeading';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { carDetailsMessages } from '@/shared/messages/carDetails';
import { carMessages } from '@/shared/messages/cars';
import { compareMessages } from '@/shared/messages/compare';
import { comparisonMessages as messages } from '@/shared/messages/comparison';
import css from './ComparePage.module.css';

export const loader = () => startReads((read) => read(allCars));

const buy = (car: WishableCar) => <BuyNowButton car={car} isOneOfMany />;

/**
 * The cars of the address side by side; those of the user's own comparison if the address names none. The address may be somebody
 * else's: opening it leaves the user's own comparison as it is.
 */
function ComparePage() {
  const { email } = useUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const own = useComparison(email);
  const ids = readComparison(search);

  if (!search.has('cars') && own.length > 0) {
    return <Navigate to={addressOfComparison(own.map(({ id }) => id))} replace />;
  }
  const takeOut = (id: string) => {
    // The pressed button goes with its column.
    focusHeading();
    const others = ids.filter((other) => other !== id);
    void navigate(addressOfComparison(others), { replace: true, preventScrollReset: true });
    comparisonStore.remove(email, id);
  };
  return (
    <div className={css['page']}>
      <nav aria-label={carDetailsMessages.breadcrumb} className={trail['trail']}>
        <ol>
          <li>
            <Link to={paths.cars}>{carDetailsMessages.categories}</Link>
          </li>
          <li aria-current="page">
            <ChevronRight size={16} />
            <span>{compareMessages.compare}</span>
          </li>
        </ol>
      </nav>
      <PageHeading>{messages.heading(ids.length)}</PageHeading>
      {ids.length > 0 ? (
        <Comparison ids={ids} email={email} onTakeOut={takeOut} buy={buy} />
      ) : (
        <div className={css['none']}>
          <EmptyState
            art={<EmptyGarage />}
            title={messages.empty}
            action={
              <ButtonLink to={paths.cars} variant="primary">
                {carMessages.toAllCars}
              </ButtonLink>
            }
          >
            {messages.emptyHint}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

export { ComparePage as Component };
