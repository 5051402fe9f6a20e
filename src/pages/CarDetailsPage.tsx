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
import { pricePosition } from '@/catalog/price/pricePosition';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { ReportButton } from '@/reports/ReportButton';
import { reportTexts } from '@/reports/texts';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleNote } from '@/ui/feedback/notes';
import { NoticeLine } from '@/ui/layout/NoticeLine';
import { Text } from '@/ui/Text';
import { useMedia } from '@/ui/useMedia';
import { BuyNowButton } from '@/wishlist/buttons/BuyNowButton';
import { CheckoutLink } from '@/wishlist/buttons/OrderLinks';
import { WishButton } from '@/wishlist/buttons/WishButton';
import { offerOf, type Offer } from '@/wishlist/offer';
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
  const isPhone = useMedia(phoneBarMedia);

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
    return slotsOf(isGone && kind !== 'own' ? 'gone' : kind, shown, sellerMail(shown, name));
  };
  const below = (shown: Car) => {
    const { isForSale, action } = slotsFor(shown);
    return (
      <>
        <FoldedSections key={shown.id} car={shown} cars={cars.data} position={position} isForSale={isForSale} />
        {isForSale && isPhone && <PhoneBar price={shown.price}>{action}</PhoneBar>}
      </>
    );
  };
  return (
    <DetailsFrame carTitle={car.data && titleOf(car.data)} below={car.data && below(car.data)}>
      <Loaded query={car} skeleton={<CarDetailsSkeleton />}>
        {(shown) => {
          const { isForSale, action, report, ...slots } = slotsFor(shown);
          return (
            <>
              {!isGone && (
                <div className={css.stale}>
                  <NoticeLine>
                    <StaleNote query={car} />
                  </NoticeLine>
                </div>
              )}
              <CarDetails
                car={shown}
                {...slots}
                action={!isPhone && action}
                notice={
                  isGone && (
                    <LiveRegion size="m" className={css.gone}>
                      {texts.goneSince}
                    </LiveRegion>
                  )
                }
                position={
                  <>
                    {payablePrice(shown.price) !== undefined && (
                      <Loaded query={cars} skeleton={<div className={css.line} />}>
                        {() => <PriceLine position={position} />}
                      </Loaded>
                    )}
                    {isForSale && <SellerLine seller={shown.seller} />}
                  </>
                }
                tools={
                  !isGone && (
                    <QuietActions
                      key={shown.id}
                      car={shown}
                      compare={<CompareButton car={shown} isWide />}
                      report={report}
                    />
                  )
                }
              />
            </>
          );
        }}
      </Loaded>
    </DetailsFrame>
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

/** What the page shows to a user to whom the car offers this, or who saw it go. */
function slotsOf(kind: Offer['kind'] | 'gone', car: Car, mail: string | undefined): Slots {
  const warnings = <Warnings key={car.id} car={car} />;
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
        beside: <OwnPostActions car={car} />,
        report: (
          <Text size="s" isMuted>
            {reportTexts.isOwn}
          </Text>
        ),
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
        beside: <CheckoutLink carId={car.id} size="large" />,
        seller,
      };
    case 'unpayable':
      // The action is the mail.
      return { ...forSale, action: <AskSeller car={car} mail={mail} />, seller: <SellerCard car={car} /> };
  }
}

export { CarDetailsPage as Component };
