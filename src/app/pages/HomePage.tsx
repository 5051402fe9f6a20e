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
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { TITLE } from '@/shared/config/limits';
import { useSession } from '@/shared/session/SessionProvider';

const SinceLastVisit = lazyWithPreload(() => import('@/app/SinceLastVisit'), 'SinceLastVisit');

/** Only what depends on the user waits for the session; everything else renders at once. */
export function HomePage() {
  const { status } = useSession();
  const viewer = status === 'signed-in' ? 'member' : status === 'loading' ? 'unknown' : 'visitor';
  const cars = useQuery(allCars);
  const brandList = useQuery(categories);
  const countOf = cars.data && ((slug: string) => cars.data.filter(({ brand }) => brand === slug).length);

  return (
    <>
      <Hero />
      <BrandStrip brands={brands} countOf={countOf} />
      {viewer === 'member' && <SinceLastVisit place="home" />}
      <SellerCollection key={viewer} viewer={viewer} {...carSlots} />
      <FeatureCarousel
        query={cars}
        card={(car) => (
          <CarCard
            car={car}
            titleLength={TITLE}
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
