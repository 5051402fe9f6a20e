import { useQuery } from '@tanstack/react-query';
import { brands } from '@/features/cars/brands';
import { FeatureCarousel } from '@/features/cars/showcase/FeatureCarousel';
import { WideCarCard } from '@/features/cars/cards/WideCarCard';
import { BrandStrip } from '@/features/categories/BrandStrip';
import { Hero } from '@/features/home/Hero';
import { HowItWorks } from '@/features/home/HowItWorks';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { Section } from '@/shared/ui/layout/Section';
import { homeMessages } from '@/shared/messages/home';
import css from '@/features/cars/showcase/SellerCollection.module.css';
import { toCar } from './carOf';
import { PlainHeart } from './PlainHeart';
import { allCars, sellerPosts } from './queries';

const SHOWN = 6;
const slots = {
  corner: ({ id }: { id: string }) => <PlainHeart id={id} />,
  actions: () => null,
  compare: () => null,
  difference: () => null,
};

const stripBrands = brands.map(({ value, label }) => ({ id: value, slug: value, name: label }));

/** The home page built from the app's components, with its lists fetched by plain `useQuery`. */
export function PlainHome() {
  const posts = useQuery(sellerPosts);
  const cars = useQuery({ ...allCars, select: (list) => list.map(toCar) });

  return (
    <>
      <Hero sell="Sell your car" />
      <BrandStrip brands={stripBrands} countOf={undefined} />
      <Section title={homeMessages.collection.title}>
        <Loaded query={posts}>
          {(list) => (
            <ul className={css['list']}>
              {list.slice(0, SHOWN).map((post) => (
                <li key={post._id}>
                  <WideCarCard car={toCar(post)} isTeaser={false} isGone={false} {...slots} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
      <FeatureCarousel query={cars} card={(car) => <WideCarCard car={car} isTeaser isGone={false} {...slots} />} />
      <HowItWorks />
    </>
  );
}
