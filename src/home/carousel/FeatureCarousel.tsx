import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type Slider from 'react-slick';
import { HomeCardSkeleton } from '@/cars/cards/HomeCardSkeleton';
import type { Car } from '@/cars/schema';
import { sortCars } from '@/catalog/filters/carSort';
import { CAROUSEL_CARS, FIRST_POSTS, MAX_WAIT_FOR_POSTS_MS } from '@/home/limits';
import { homeTexts } from '@/home/texts';
import { afterPaint } from '@/lib/browser/afterPaint';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { breakpoints } from '@/lib/config/breakpoints';
import { EmptyState } from '@/ui/art/EmptyState';
import { cx } from '@/ui/cx';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleNote } from '@/ui/feedback/notes';
import type { ShownQuery } from '@/ui/feedback/shownQuery';
import { Row } from '@/ui/layout/layout';
import { Section } from '@/ui/layout/Section';
import { useMedia } from '@/ui/useMedia';
import { HomeCarCard } from '@/wishlist/cards/HomeCarCard';
import { CarouselControls } from './CarouselControls';
import { useAutoplay } from './useAutoplay';
import { usePreloadOnScreen } from './usePreloadOnScreen';
import css from './FeatureCarousel.module.css';

const texts = homeTexts.carousel;
const CarouselSlides = lazyWithPreload(() => import('./CarouselSlides'), 'CarouselSlides');

/** The same elements each time, so that they are not rendered again. */
const skeleton = <RowSkeleton />;
const empty = <EmptyState title={texts.empty} />;

interface FeatureCarouselProps {
  query: ShownQuery<readonly Car[]>;
  /** The seller collection above, which does not stand there if it cannot be read. */
  posts: 'loading' | 'shown' | 'missing';
}

/** A carousel of the newest cars that are not shown above. Until its chunk is loaded, or if that fails or throws, the cars are in a scrollable row. */
export function FeatureCarousel({ query, posts }: FeatureCarouselProps) {
  const isBelowPosts = posts !== 'missing';
  const showsCars = useAfterPosts(posts !== 'loading');
  const visibleCount = useVisibleCount();
  const [current, setCurrent] = useState(0);
  const slider = useRef<Slider>(null);
  const { observe, isLoaded, discard } = usePreloadOnScreen(CarouselSlides.preload);
  const autoplay = useAutoplay();
  const newest = useMemo(() => carsOf(query.data, isBelowPosts), [query.data, isBelowPosts]);
  const cars = useHeldCars(newest, autoplay.isHeld);
  const canRotate = cars.length > visibleCount;
  const row = (
    <ul className={css.row}>
      {cars.map((car) => (
        <li key={car.id}>
          <HomeCarCard car={car} />
        </li>
      ))}
    </ul>
  );

  return (
    <Section
      className={css.section}
      isBand
      role={texts.role}
      title={texts.title}
      sub={texts.sub}
      end={
        <CarouselControls
          isHidden={query.data !== undefined && !canRotate}
          isReady={isLoaded && canRotate}
          isPaused={autoplay.isPaused}
          onToggle={autoplay.toggle}
          onPrevious={() => slider.current?.slickPrev()}
          onNext={() => slider.current?.slickNext()}
          {...autoplay.holdOnFocus}
        />
      }
      note={<StaleNote query={query} />}
    >
      <div ref={observe} className={css.frame} {...autoplay.holdOnFocus} {...autoplay.holdOnHover}>
        <Loaded isDeferred query={query} skeleton={skeleton} empty={empty}>
          {() =>
            !showsCars ? (
              skeleton
            ) : isLoaded && canRotate ? (
              <ErrorBoundary fallback={() => row} onError={discard}>
                <CarouselSlides
                  slider={slider}
                  cars={cars}
                  visibleCount={visibleCount}
                  isPlaying={autoplay.isPlaying}
                  onMove={setCurrent}
                />
              </ErrorBoundary>
            ) : (
              row
            )
          }
        </Loaded>
        <CarouselDots
          pages={canRotate ? Math.ceil(cars.length / visibleCount) : 0}
          current={Math.floor(current / visibleCount)}
        />
      </div>
    </Section>
  );
}

/** The newest cars without the posts that the seller collection shows at first, unless there are no others. */
function carsOf(cars: readonly Car[] = [], isBelowPosts: boolean) {
  const newest = sortCars(cars, 'newest', (car) => car);
  const above = new Set(isBelowPosts ? newest.filter(({ isSellerPost }) => isSellerPost).slice(0, FIRST_POSTS) : []);
  const others = newest.filter((car) => !above.has(car));
  return (others.length > 0 ? others : newest).slice(0, CAROUSEL_CARS);
}

/** The newest cars; while somebody points at them or has the focus in them, those of before, so that nobody presses the wrong card. */
function useHeldCars(newest: readonly Car[], isHeld: boolean) {
  const [shown, setShown] = useState(newest);
  if (shown === newest || (isHeld && shown.length > 0)) return shown;
  setShown(newest);
  return newest;
}

/**
 * False until the posts, which are higher on the page, have been painted, so that these are shown earlier. A host that is slow with them
 * holds nothing up.
 */
function useAfterPosts(hasPosts: boolean) {
  const [isAfter, setAfter] = useState(false);
  // They are deferred too (`Loaded`), so this changes with them.
  const areShown = useDeferredValue(hasPosts);
  useEffect(() => {
    const end = () => startTransition(() => setAfter(true));
    if (areShown) return afterPaint(end);
    const timer = setTimeout(end, MAX_WAIT_FOR_POSTS_MS);
    return () => clearTimeout(timer);
  }, [areShown]);
  return isAfter;
}

function useVisibleCount() {
  const isNarrow = useMedia(breakpoints['one-slide']);
  const isMedium = useMedia(breakpoints['three-slides']);
  return isNarrow ? 1 : isMedium ? 3 : 4;
}

function RowSkeleton() {
  return (
    <div className={css.row} aria-hidden>
      {[1, 2, 3, 4].map((place) => (
        <HomeCardSkeleton key={place} hasSeller={false} />
      ))}
    </div>
  );
}

/** Shows the current page. Keeps its space if the carousel does not rotate. */
function CarouselDots({ pages, current }: { pages: number; current: number }) {
  return (
    <Row gap={2} align="stretch" justify="center" className={css.dots} aria-hidden>
      {Array.from({ length: pages }, (_, page) => (
        <span key={page} className={cx(page === current && css.current)} />
      ))}
    </Row>
  );
}
