import { useQuery } from '@tanstack/react-query';
import { carSlots } from '@/app/carSlots';
import { brands } from '@/features/cars/brands';
import { CarCard } from '@/features/cars/cards/CarCard';
import { FeatureCarousel } from '@/features/cars/showcase/FeatureCarousel';
import { allCars } from '@/features/cars/queries';
import { SellerCollection } from '@/features/cars/showcase/SellerCollection';
import { BrandGrid } from '@/features/categories/BrandGrid';
import { BrandStrip } from '@/features/categories/BrandStrip';
import { categories } from '@/features/categories/queries';
import { Hero } from '@/features/home/Hero';
import { HowItWorks } from '@/features/home/HowItWorks';
import { TITLE } from '@/shared/config/limits';
import { useSession } from '@/shared/session/SessionProvider';

const viewers = {
  loading: 'unknown',
  'signed-out': 'visitor',
  'completing-sign-up': 'visitor',
  'no-record': 'visitor',
  'signed-in': 'member',
} as const;

/** Only `SellerCollection` waits for the session; everything else renders at once. */
export function HomePage() {
  const viewer = viewers[useSession().status];
  const cars = useQuery(allCars);
  const brandList = useQuery(categories);
  const countOf = cars.data && ((slug: string) => cars.data.filter(({ brand }) => brand === slug).length);

  return (
    <>
      <Hero />
      <BrandStrip brands={brands} countOf={countOf} />
      <SellerCollection key={viewer} viewer={viewer} {...carSlots} />
      <FeatureCarousel
        query={cars}
        card={(car) => (
          <CarCard car={car} titleLength={TITLE} corner={carSlots.corner(car)} actions={carSlots.actions(car)} />
        )}
      />
      <HowItWorks />
      <BrandGrid query={brandList} countOf={countOf} />
    </>
  );
}
