import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { addressOfComparison } from '@/features/cars/compare/compareAddress';
import { useComparison } from '@/features/cars/compare/compareStore';
import { Comparison } from '@/features/cars/comparison/Comparison';
import { useComparisonAddress } from '@/features/cars/comparison/useComparisonAddress';
import trail from '@/features/cars/details/Breadcrumbs.module.css';
import block from '@/features/cars/related/Block.module.css';
import { BuyNowButton } from '@/features/wishlist/buttons/BuyNowButton';
import { WishButton } from '@/features/wishlist/buttons/WishHeart';
import { wishlistOf } from '@/features/wishlist/queries';
import type { WishableCar, WishlistItem } from '@/features/wishlist/schema';
import { paths } from '@/shared/config/paths';
import { useUser } from '@/shared/session/SessionProvider';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { carDetailsMessages } from '@/shared/messages/carDetails';
import { compareMessages } from '@/shared/messages/compare';
import { comparisonMessages } from '@/shared/messages/comparison';
import css from './ComparePage.module.css';

const messages = comparisonMessages.page;

const slots = {
  heart: (car: WishableCar) => <WishButton car={car} />,
  buy: (car: WishableCar) => <BuyNowButton car={car} isOneOfMany />,
};

/** The cars of the address side by side; those of the user's own comparison if the address names none. */
export function ComparePage() {
  const { email } = useUser();
  const comparison = useComparisonAddress(email);
  const { cars, pinned } = useComparison(email);
  const items = useQuery(wishlistOf(email)).data;
  const wishedIds = useMemo(() => unpaidCarIds(items ?? []), [items]);
  const { length: count } = comparison.ids;

  if (comparison.isOpen && cars.length > 0) {
    return (
      <Navigate
        to={addressOfComparison(
          cars.map(({ id }) => id),
          pinned,
        )}
        replace
      />
    );
  }
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
      <PageHeading>{messages.heading(count)}</PageHeading>
      {count > 0 ? (
        <>
          <p className={cx(block['lead'], css['lead'])}>{messages.lead}</p>
          <Comparison email={email} comparison={comparison} wishedIds={wishedIds} {...slots} />
        </>
      ) : (
        <div className={css['none']}>
          <EmptyState
            art={<EmptyGarage />}
            title={messages.empty}
            action={
              <ButtonLink to={paths.cars} variant="primary">
                {messages.toCars}
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

function unpaidCarIds(items: readonly WishlistItem[]) {
  return [...new Set(items.filter(({ isPaid }) => !isPaid).map(({ carId }) => carId))];
}
