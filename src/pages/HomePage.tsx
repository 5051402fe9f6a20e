import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { brands } from '@/cars/carFields';
import { allCars, sellerPosts } from '@/cars/queries';
import { countByBrand } from '@/cars/specs';
import { categories } from '@/categories/queries';
import { BrandGrid } from '@/home/BrandGrid';
import { BrandStrip } from '@/home/BrandStrip';
import { FeatureCarousel } from '@/home/carousel/FeatureCarousel';
import { CarSearch } from '@/home/CarSearch';
import { Hero } from '@/home/Hero';
import { HowItWorks } from '@/home/HowItWorks';
import { SellerCollection } from '@/home/SellerCollection';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { useSession } from '@/session/session';
import { startReads } from '@/session/startReads';
import { hasFailed } from '@/ui/feedback/Loaded';
import { useRole } from '@/users/lastRoles';
import { roleTexts } from '@/users/texts';

const SinceLastVisit = lazyWithPreload(() => import('./SinceLastVisit'), 'SinceLastVisit');
const HomeFailure = lazyWithPreload(() => import('@/home/HomeFailure'), 'HomeFailure');

const postedBrands = brands.map(({ value, label }) => ({ id: value, slug: value, name: label }));

export const loader = () =>
  startReads((read) => {
    read(sellerPosts);
    read(allCars);
    read(categories);
  });

/** Each part reads its own data, so that a response or the session renders only the parts that depend on it. */
function HomePage() {
  return (
    <>
      <Hero search={<Search />} sell={<Sell />} />
      <CountedStrip />
      <Failure />
      <Collection />
      <UserNews />
      <Carousel />
      <HowItWorks />
      <Brands />
    </>
  );
}

/** Only sellers and visitors are offered to sell; the page that others open says how one becomes a seller. */
function Sell() {
  const session = useSession();
  return session.status === 'signed-in' ? <SellLabel email={session.user.email} /> : <span>{roleTexts.sell}</span>;
}

function SellLabel({ email }: { email: string }) {
  const role = useRole(email);
  return <span>{role === undefined || role === 'seller' ? roleTexts.sell : roleTexts.howToSell}</span>;
}

function Search() {
  return <CarSearch brands={useBrands()} cars={useDeferredValue(useQuery(allCars).data)} />;
}

function CountedStrip() {
  return <BrandStrip brands={useBrands()} countOf={useCountOf()} />;
}

/** The code of the message about a failure is loaded only after one. */
function Failure() {
  const posts = useQuery({ ...sellerPosts, enabled: false });
  return [useQuery(allCars), useQuery(categories), posts].some(hasFailed) && <HomeFailure />;
}

function UserNews() {
  return useSession().status === 'signed-in' && <SinceLastVisit place="home" />;
}

function Collection() {
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  const viewer = isSignedIn ? 'user' : status === 'loading' ? 'unknown' : 'visitor';

  return <SellerCollection key={isSignedIn ? 'user' : 'visitor'} viewer={viewer} />;
}

function Carousel() {
  const cars = useQuery(allCars);
  const posts = useQuery({ ...sellerPosts, enabled: false });
  if (hasFailed(cars)) return null;

  return (
    <FeatureCarousel
      query={cars}
      posts={hasFailed(posts) ? 'missing' : posts.data === undefined ? 'loading' : 'shown'}
    />
  );
}

function Brands() {
  const brands = useQuery(categories);
  const countOf = useCountOf();
  return hasFailed(brands) ? null : <BrandGrid query={brands} countOf={countOf} />;
}

/** Until the host has sent its brands, those that cars can be posted under. */
const useBrands = () => useQuery(categories).data ?? postedBrands;

/** Deferred, so that the first number is formatted apart from the rest: it takes a browser long. */
function useCountOf() {
  const data = useDeferredValue(useQuery(allCars).data);
  return useMemo(() => data && countByBrand(data), [data]);
}

export { HomePage as Component };
