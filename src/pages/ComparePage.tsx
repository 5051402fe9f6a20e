import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { allCars } from '@/cars/queries';
import { carTexts } from '@/cars/texts';
import { Comparison } from '@/catalog/comparison/Comparison';
import {
  addressOfComparison,
  comparisonStore,
  readComparison,
  useComparison,
} from '@/catalog/comparison/comparisonStore';
import { comparisonTexts as texts } from '@/catalog/comparison/texts';
import { carDetailsTexts } from '@/catalog/details/texts';
import { categoryTexts } from '@/categories/texts';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { EmptyStands } from '@/ui/art/EmptyStands';
import { EmptyState } from '@/ui/art/EmptyState';
import { Trail, PageHeading } from '@/ui/layout/layout';
import { BuyNowButton } from '@/wishlist/buttons/BuyNowButton';
import type { WishableCar } from '@/wishlist/schema';
import css from './ComparePage.module.css';

export const loader = () => startReads((read) => read(allCars));

const buy = (car: WishableCar) => <BuyNowButton car={car} isOneOfMany />;

/**
 * The cars of the address side by side; those of the user's own comparison if the address names none. The address may be somebody
 * else's: as long as other cars are in the user's own comparison, that stays as it is.
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
  const isOwn = own.length === ids.length && own.every(({ id }) => ids.includes(id));
  const takeOut = (id: string) => {
    const others = ids.filter((other) => other !== id);
    void navigate(addressOfComparison(others), { replace: true, preventScrollReset: true });
    if (isOwn) comparisonStore.remove(email, id);
  };
  return (
    <div className={css.page}>
      <Trail label={carDetailsTexts.breadcrumb}>
        <li>
          <Link to={paths.cars}>{categoryTexts.categories}</Link>
        </li>
        <li aria-current="page">
          <ChevronRight size={16} />
          <span>{texts.compare}</span>
        </li>
      </Trail>
      <PageHeading>{texts.heading(ids.length)}</PageHeading>
      {ids.length > 0 ? (
        <Comparison ids={ids} email={email} onTakeOut={takeOut} buy={buy} />
      ) : (
        <div className={css.none}>
          <EmptyState art={<EmptyStands />} title={texts.empty} link={{ to: paths.cars, label: carTexts.toAllCars }}>
            {texts.emptyHint}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

export { ComparePage as Component };
