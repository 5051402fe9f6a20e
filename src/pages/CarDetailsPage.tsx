import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { isCallError } from '@/api/callError';
import { payablePrice } from '@/cars/payablePrice';
import { allCars, carById, useCar } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { CompareButton } from '@/catalog/comparison/CompareButton';
import { CarDetails, CarDetailsSkeleton, DetailsFrame } from '@/catalog/details/CarDetails';
import { CarNotFound } from '@/catalog/details/CarNotFound';
import { PhoneBar, phoneBarMedia } from '@/catalog/details/PhoneBar';
import { QuietActions } from '@/catalog/details/QuietActions';
import { AskSeller, sellerMail, SellerCard } from '@/catalog/details/SellerCard';
import { SellerLine } from '@/catalog/details/SellerLine';
import { carDetailsTexts as texts } from '@/catalog/details/texts';
import { PriceLine } from '@/catalog/price/PriceLine';
import { pricePosition } from '@/catalog/price/pricePosition';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { ReportButton } from '@/reports/ReportButton';
import { reportTexts } from '@/reports/texts';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleNote } from '@/ui/feedback/notes';
import { Text } from '@/ui/Text';
import { useMedia } from '@/ui/useMedia';
import { BuyNowButton } from '@/wishlist/buttons/BuyNowButton';
import { CheckoutLink } from '@/wishlist/buttons/OrderLinks';
import { WishButton } from '@/wishlist/buttons/WishButton';
import { isOwnPost } from '@/wishlist/wishEligibility';
import { useWish } from '@/wishlist/wishState';
import css from './CarDetailsPage.module.css';

const FoldedSections = lazyWithPreload(() => import('@/catalog/details/FoldedSections'), 'FoldedSections');
const Warnings = lazyWithPreload(() => import('@/catalog/warnings/Warnings'), 'Warnings');
const OwnPostActions = lazyWithPreload(() => import('@/selling/own/OwnPostActions'), 'OwnPostActions');

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
  const isPhone = useMedia(phoneBarMedia);
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
    return isForSale && isPayable && !paid && <CheckoutLink carId={shown.id} size="large" />;
  };
  const action = (shown: Car) =>
    isPayable || paid ? <BuyNowButton car={shown} /> : <AskSeller car={shown} mail={sellerMail(shown, name)} />;
  return (
    <DetailsFrame
      carTitle={car.data && titleOf(car.data)}
      below={
        car.data && (
          <>
            <FoldedSections
              key={car.data.id}
              car={car.data}
              cars={cars.data}
              position={position}
              isForSale={isForSale}
            />
            {isForSale && isPhone && <PhoneBar price={car.data.price}>{action(car.data)}</PhoneBar>}
          </>
        )
      }
    >
      <Loaded query={car} skeleton={<CarDetailsSkeleton />}>
        {(shown) => (
          <CarDetails
            car={shown}
            notice={
              isGone ? (
                <LiveRegion size="m" className={css.gone}>
                  {texts.goneSince}
                </LiveRegion>
              ) : (
                <StaleNote query={car} />
              )
            }
            position={
              <>
                {isPayable && (
                  <Loaded query={cars} skeleton={<div className={css.line} />}>
                    {() => <PriceLine position={position} />}
                  </Loaded>
                )}
                {isForSale && <SellerLine seller={shown.seller} />}
              </>
            }
            wish={isForSale && <WishButton car={shown} isSquare />}
            action={isForSale && !isPhone && action(shown)}
            beside={beside(shown)}
            tools={
              !isGone && (
                <QuietActions
                  key={shown.id}
                  car={shown}
                  compare={<CompareButton car={shown} isWide />}
                  report={
                    isOwn ? (
                      <Text size="s" isMuted>
                        {reportTexts.isOwn}
                      </Text>
                    ) : (
                      <ReportButton car={shown} />
                    )
                  }
                />
              )
            }
            seller={
              <SellerCard
                car={shown}
                isOwn={isOwn}
                mail={isForSale && isPayable ? sellerMail(shown, name) : undefined}
              />
            }
            warnings={!isOwn && <Warnings key={shown.id} car={shown} />}
          />
        )}
      </Loaded>
    </DetailsFrame>
  );
}

export { CarDetailsPage as Component };
