import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
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
import { pricePosition, type PricePosition } from '@/catalog/price/pricePosition';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { ReportButton } from '@/reports/ReportButton';
import { OwnPostSkeleton } from '@/selling/own/OwnPostSkeleton';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleLine } from '@/ui/feedback/notes';
import type { ShownQuery } from '@/ui/feedback/shownQuery';
import { useMedia } from '@/ui/useMedia';
import { BuyNowButton } from '@/wishlist/buttons/BuyNowButton';
import { CheckoutLink } from '@/wishlist/buttons/OrderLinks';
import { WishButton } from '@/wishlist/buttons/WishButton';
import { offerOf, type Offer } from '@/wishlist/offer';
import { usePaidWish } from '@/wishlist/wishState';
import css from './CarDetailsPage.module.css';

const FoldedSections = lazyWithPreload(() => import('@/catalog/details/FoldedSections'), 'FoldedSections');
const Warnings = lazyWithPreload(() => import('@/catalog/warnings/Warnings'), 'Warnings');
const OwnPostActions = lazyWithPreload(() => import('@/selling/own/OwnPostActions'), 'OwnPostActions', {
  fallback: <OwnPostSkeleton />,
});

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) => startReads((read) => read(carById(id)));

function CarDetailsPage() {
  const { id = '' } = useParams();
  const { email, name } = useUser();
  const car = useCar(id);
  const cars = useQuery({ ...allCars, enabled: car.data !== undefined });
  const { paid } = usePaidWish(id, email);
  const position = useMemo(() => car.data && cars.data && pricePosition(car.data, cars.data), [car.data, cars.data]);
  const isGone = isCallError(car.error, 'not-found');

  if (isGone && !car.data) {
    return (
      <DetailsFrame>
        <CarNotFound />
      </DetailsFrame>
    );
  }
  const slotsFor = (shown: Car) => {
    const { kind } = offerOf(shown, email, paid?.id);
    // Who has posted it sees what became of the post.
    return slotsOf(isGone && kind !== 'own' ? 'gone' : kind, { car: shown, mail: sellerMail(shown, name), isGone });
  };
  return (
    <>
      <DetailsFrame carTitle={car.data && titleOf(car.data)}>
        {!isGone && car.data && (
          <div data-screen-only className={css.stale}>
            <StaleLine query={car} />
          </div>
        )}
        <Loaded query={car} skeleton={<CarDetailsSkeleton />}>
          {(shown) => (
            <ShownCar
              key={shown.id}
              car={shown}
              isGone={isGone}
              slots={slotsFor(shown)}
              cars={cars}
              position={position}
            />
          )}
        </Loaded>
      </DetailsFrame>
      {car.data && (
        <BelowCar key={car.data.id} car={car.data} slots={slotsFor(car.data)} cars={cars.data} position={position} />
      )}
    </>
  );
}

interface ShownCarProps {
  car: Car;
  /** It was listed when the page was opened. */
  isGone: boolean;
  slots: Slots;
  cars: ShownQuery<readonly Car[]>;
  position: PricePosition | undefined;
}

/** The car down to what is folded. */
function ShownCar({ car, isGone, slots: { isForSale, action, report, ...slots }, cars, position }: ShownCarProps) {
  const isPhone = useMedia(phoneBarMedia);
  const goneSince = (
    <LiveRegion size="m" className={css.gone}>
      {texts.goneSince}
    </LiveRegion>
  );

  return (
    <CarDetails
      car={car}
      {...slots}
      action={!isPhone && action}
      notice={isGone && goneSince}
      position={
        <>
          {payablePrice(car.price) !== undefined && (
            <Loaded query={cars} skeleton={<div className={css.line} />}>
              {() => <PriceLine position={position} />}
            </Loaded>
          )}
          {isForSale && <SellerLine seller={car.seller} />}
        </>
      }
      tools={!isGone && <QuietActions car={car} compare={<CompareButton car={car} isWide />} report={report} />}
    />
  );
}

interface BelowCarProps extends Pick<ShownCarProps, 'car' | 'slots' | 'position'> {
  cars: readonly Car[] | undefined;
}

/** What is folded, and what stays at the foot of a phone. */
function BelowCar({ car, slots: { isForSale, action }, cars, position }: BelowCarProps) {
  const isPhone = useMedia(phoneBarMedia);

  return (
    <>
      <FoldedSections car={car} cars={cars} position={position} isForSale={isForSale} />
      {isForSale && isPhone && <PhoneBar price={car.price}>{action}</PhoneBar>}
    </>
  );
}

interface Slots {
  isForSale: boolean;
  wish?: ReactNode;
  /** The green button. */
  action?: ReactNode;
  beside?: ReactNode;
  report?: ReactNode;
  seller: ReactNode;
  warnings?: ReactNode;
}

interface Shown extends Pick<ShownCarProps, 'car' | 'isGone'> {
  mail: string | undefined;
}

/** What the page shows to a user to whom the car offers this, or who saw it go. */
function slotsOf(kind: Offer['kind'] | 'gone', { car, mail, isGone }: Shown): Slots {
  const warnings = <Warnings car={car} />;
  const forSale = {
    isForSale: true,
    wish: <WishButton car={car} isSquare />,
    report: <ReportButton car={car} />,
    warnings,
  };
  const seller = <SellerCard car={car} mail={mail} />;

  switch (kind) {
    case 'own':
      return {
        isForSale: false,
        beside: <OwnPostActions car={car} isGone={isGone} />,
        seller: <SellerCard car={car} isOwn />,
      };
    case 'gone':
      return { isForSale: false, seller: <SellerCard car={car} />, warnings };
    case 'bought':
      return { ...forSale, action: <BuyNowButton car={car} />, seller };
    case 'payable':
      return {
        ...forSale,
        action: <BuyNowButton car={car} />,
        beside: <CheckoutLink carId={car.id} />,
        seller,
      };
    case 'unpayable':
      // The action is the mail.
      return { ...forSale, action: <AskSeller car={car} mail={mail} />, seller: <SellerCard car={car} /> };
  }
}

export { CarDetailsPage as Component };
