import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { startReads } from '@/app/startReads';
import { CompareButton } from '@/features/cars/comparison/CompareButton';
import { AskSeller } from '@/features/cars/details/AskSeller';
import { CarDetails } from '@/features/cars/details/CarDetails';
import { CarDetailsSkeleton } from '@/features/cars/details/CarDetailsSkeleton';
import { CarNotFound } from '@/features/cars/details/CarNotFound';
import { DetailsFrame } from '@/features/cars/details/DetailsFrame';
import { QuietActions } from '@/features/cars/details/QuietActions';
import { SellerCard } from '@/features/cars/details/SellerCard';
import { sellerMail } from '@/features/cars/details/sellerMail';
import { PriceLine } from '@/features/cars/price/PriceLine';
import { pricePosition } from '@/features/cars/price/pricePosition';
import { allCars, carById } from '@/features/cars/queries';
import type { Car } from '@/features/cars/schema';
import { titleOf } from '@/features/cars/titleOf';
import { useCar } from '@/features/cars/useCar';
import { ReportButton } from '@/features/reports/ReportButton';
import { BuyNowButton } from '@/features/wishlist/buttons/BuyNowButton';
import { CheckoutLink } from '@/features/wishlist/buttons/CheckoutLink';
import { WishButton } from '@/features/wishlist/buttons/WishHeart';
import { isOwnPost } from '@/features/wishlist/wishEligibility';
import { useWish } from '@/features/wishlist/wishState';
import { isCallError } from '@/shared/api/callError';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { carDetailsMessages as messages } from '@/shared/messages/carDetails';
import { payablePrice } from '@/shared/payable';
import { useUser } from '@/shared/session/SessionProvider';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import css from './CarDetailsPage.module.css';

const FoldedSections = lazyWithPreload(() => import('@/features/cars/details/FoldedSections'), 'FoldedSections');
const Warnings = lazyWithPreload(() => import('@/features/cars/warnings/Warnings'), 'Warnings');
const OwnPostActions = lazyWithPreload(() => import('@/features/cars/products/OwnPostActions'), 'OwnPostActions');

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) => startReads((read) => read(carById(id)));

function CarDetailsPage() {
  const { id = '' } = useParams();
  const { email, name } = useUser();
  const car = useCar(id);
  const cars = useQuery({ ...allCars, enabled: car.data !== undefined });
  const { paid } = useWish(id, email);
  const position = useMemo(() => car.data && cars.data && pricePosition(car.data, cars.data), [car.data, cars.data]);
  const isGone = isCallError(car.error, 'not-found');
  const isOwn = car.data !== undefined && isOwnPost(car.data, email);
  const isForSale = !isGone && !isOwn;
  const isPayable = payablePrice(car.data?.price) !== undefined;

  if (isGone && !car.data) {
    return (
      <DetailsFrame>
        <CarNotFound />
      </DetailsFrame>
    );
  }
  const beside = (shown: Car) => {
    if (isOwn) return <OwnPostActions car={shown} />;
    return (
      isForSale && (
        <>
          {isPayable && !paid && <CheckoutLink carId={shown.id} variant="text" />}
          <WishButton car={shown} isSquare />
        </>
      )
    );
  };
  return (
    <DetailsFrame
      carTitle={car.data && titleOf(car.data)}
      below={
        car.data && (
          <FoldedSections key={car.data.id} car={car.data} cars={cars.data} position={position} isForSale={isForSale} />
        )
      }
    >
      <Loaded query={car} skeleton={<CarDetailsSkeleton />}>
        {(shown) => (
          <CarDetails
            car={shown}
            notice={
              isGone ? (
                <p role="status" className={css['gone']}>
                  {messages.goneSince}
                </p>
              ) : (
                <StaleNote query={car} />
              )
            }
            position={
              isPayable && (
                <Loaded query={cars} skeleton={<div className={css['line']} />}>
                  {() => <PriceLine position={position} />}
                </Loaded>
              )
            }
            action={
              isForSale &&
              (isPayable || paid ? (
                <BuyNowButton car={shown} />
              ) : (
                <AskSeller car={shown} mail={sellerMail(shown, name)} />
              ))
            }
            beside={beside(shown)}
            tools={
              !isGone && (
                <QuietActions
                  key={shown.id}
                  car={shown}
                  compare={<CompareButton car={shown} isWide />}
                  report={<ReportButton key={shown.id} car={shown} />}
                />
              )
            }
            seller={<SellerCard car={shown} mail={isForSale && isPayable ? sellerMail(shown, name) : undefined} />}
            warnings={!isOwn && <Warnings key={shown.id} car={shown} />}
          />
        )}
      </Loaded>
    </DetailsFrame>
  );
}

export { CarDetailsPage as Component };
