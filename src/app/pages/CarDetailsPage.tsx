import { useParams } from 'react-router-dom';
import { Deciding, Warnings } from '@/app/carDeciding';
import { carSlots } from '@/app/carSlots';
import { CompareButton } from '@/features/cars/compare/CompareButton';
import { CarDetails } from '@/features/cars/details/CarDetails';
import { CarDetailsSkeleton } from '@/features/cars/details/CarDetailsSkeleton';
import { CarNotFound } from '@/features/cars/details/CarNotFound';
import { DetailsFrame } from '@/features/cars/details/DetailsFrame';
import { SellerCard } from '@/features/cars/details/SellerCard';
import { sellerMail } from '@/features/cars/details/sellerMail';
import { titleOf } from '@/features/cars/titleOf';
import { useCar } from '@/features/cars/useCar';
import { ReportButton } from '@/features/reports/ReportButton';
import { BuyNowButton } from '@/features/wishlist/buttons/BuyNowButton';
import { CheckoutLink } from '@/features/wishlist/buttons/CheckoutLink';
import { isOwnPost } from '@/features/wishlist/wishEligibility';
import { WishButton } from '@/features/wishlist/buttons/WishHeart';
import { useWish } from '@/features/wishlist/wishState';
import { isCallError } from '@/shared/api/callError';
import { useUser } from '@/shared/session/SessionProvider';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { carDetailsMessages as messages } from '@/shared/messages/carDetails';
import css from './CarDetailsPage.module.css';

export function CarDetailsPage() {
  const { id = '' } = useParams();
  const { email, name } = useUser();
  const car = useCar(id);
  const { paid } = useWish(id, email);
  const isGone = isCallError(car.error, 'not-found');

  if (isGone && !car.data) {
    return (
      <DetailsFrame>
        <CarNotFound />
      </DetailsFrame>
    );
  }
  return (
    <DetailsFrame
      carTitle={car.data && titleOf(car.data)}
      below={car.data && <Deciding key={car.data.id} car={car.data} {...carSlots} />}
    >
      <Loaded query={car} skeleton={<CarDetailsSkeleton />}>
        {(shown) => (
          <CarDetails
            car={shown}
            isGone={isGone}
            isOwn={isOwnPost(shown, email)}
            compare={<CompareButton car={shown} look="quiet" />}
            notice={
              isGone ? (
                <p role="status" className={css['gone']}>
                  {messages.goneSince}
                </p>
              ) : (
                <StaleNote query={car} />
              )
            }
            actions={
              isOwnPost(shown, email) ? (
                <p className={css['own']}>{messages.ownPost}</p>
              ) : (
                !isGone && (
                  <div className={css['buying']}>
                    <BuyNowButton car={shown} />
                    <div className={css['pair']}>
                      {!paid && <CheckoutLink carId={shown.id} />}
                      <WishButton car={shown} isWide />
                    </div>
                  </div>
                )
              )
            }
            warnings={!isOwnPost(shown, email) && <Warnings key={shown.id} car={shown} />}
            seller={
              <SellerCard car={shown} mail={isOwnPost(shown, email) || isGone ? undefined : sellerMail(shown, name)} />
            }
            report={<ReportButton key={shown.id} car={shown} />}
          />
        )}
      </Loaded>
    </DetailsFrame>
  );
}
