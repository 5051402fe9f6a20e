import { useQuery } from '@tanstack/react-query';
import { useUserStore } from '@/shared/browser/userStore';
import { useUser } from '@/shared/session/SessionProvider';
import { similarMessages as messages } from '@/shared/messages/deciding';
import { allCars } from '../queries';
import { seenCars } from '../seenCars';
import { titleOf } from '../titleOf';
import { RecentlyViewedSection } from './RecentlyViewedSection';
import { SellerCars } from './SellerCars';
import { SimilarCarsSection, type CardSlots } from './SimilarCarsSection';

interface InsteadOfGoneCarProps extends CardSlots {
  /** The id of the car that is gone. */
  id: string;
}

/** Other cars in place of one that is gone, as far as this device remembers what it was. */
export function InsteadOfGoneCar({ id, ...slots }: InsteadOfGoneCarProps) {
  const seen = useUserStore(seenCars, useUser().email);
  const cars = useQuery({ ...allCars, enabled: seen.length > 0 });
  const gone = seen.find((car) => car.id === id);

  return (
    <>
      {gone && cars.data && (
        <>
          <SimilarCarsSection
            car={gone}
            cars={cars.data}
            lead={messages.similarToGone(titleOf(gone), gone.price)}
            {...slots}
          />
          <SellerCars id={id} email={gone.sellerEmail} cars={cars.data} />
        </>
      )}
      <RecentlyViewedSection seen={seen} exceptId={id} cars={cars.data} fetchedAt={cars.dataUpdatedAt} />
    </>
  );
}
