import { useQuery } from '@tanstack/react-query';
import { carSlots } from '@/app/carSlots';
import { HomeCardTime, SinceLastVisit } from '@/app/lazyMemberParts';
import { brands } from '@/features/cars/brands';
import { CarCard } from '@/features/cars/cards/CarCard';
import { FeatureCarousel } from '@/features/cars/showcase/FeatureCarousel';
import { allCars } from '@/features/cars/queries';
import type { Car } from '@/features/cars/schema';
import { SellerCollection } from '@/features/cars/showcase/SellerCollection';
import { BrandGrid } from '@/features/categories/BrandGrid';
import { BrandStrip } from '@/features/categories/BrandStrip';
import { categories } from '@/features/categories/queries';
import { Hero } from '@/features/home/Hero';
import { HowItWorks } from '@/features/home/HowItWorks';
import { TITLE } from '@/shared/config/limits';
import { useSession } from '@/shared/session/SessionProvider';

const memberTime = (car: Car, isPrice?: boolean) => <HomeCardTime car={car} isPrice={isPrice} />;

/** Only what depends on the user waits for the session; everything else renders at once. */
export function HomePage() {
  const { status } = useSession();
  const isMember = status === 'signed-in';
  const viewer = isMember ? 'member' : status === 'loading' ? 'unknown' : 'visitor';
  const time = isMember ? memberTime : undefined;
  const cars = useQuery(allCars);
  const brandList = useQuery(categories);
  const countOf = cars.data && ((slug: string) => cars.data.filter(({ brand }) => brand === slug).length);

  return (
    <>
      <Hero />
      <BrandStrip brands={brands} countOf={countOf} />
      {isMember && <SinceLastVisit place="home" />}
      <SellerCollection key={viewer} viewer={viewer} time={time} {...carSlots} />
      <FeatureCarousel
        query={cars}
        card={(car) => (
          <CarCard
            car={car}
            titleLength={TITLE}
            time={time?.(car)}
            priceBefore={time?.(car, true)}
            corner={carSlots.corner(car)}
            actions={carSlots.actions(car)}
            compare={carSlots.compare(car)}
            difference={carSlots.difference(car)}
          />
        )}
      />
      <HowItWorks />
      <BrandGrid query={brandList} countOf={countOf} />
    </>
  );
}
