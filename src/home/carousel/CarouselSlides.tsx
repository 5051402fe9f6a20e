import { useEffect, useRef, type RefObject } from 'react';
import type SlickSlider from 'react-slick';
import type { Car } from '@/cars/schema';
import { HomeCarCard } from '@/wishlist/cards/HomeCarCard';
import { Slider } from './slick';
import css from './FeatureCarousel.module.css';

const SLIDE_MS = 5000;
const TRANSITION_MS = 450;

interface CarouselSlidesProps {
  slider: RefObject<SlickSlider | null>;
  cars: readonly Car[];
  visibleCount: number;
  isPlaying: boolean;
  onMove: (current: number) => void;
}

/** Only the react-slick slider. The caller pauses it, because react-slick does not notice the focus inside a slide. */
export function CarouselSlides({ slider, cars, visibleCount, isPlaying, onMove }: CarouselSlidesProps) {
  const frame = useRef<HTMLDivElement>(null);

  // Once paused, react-slick does not resume when `autoplay` becomes true.
  useEffect(() => {
    if (isPlaying) slider.current?.slickPlay();
  }, [isPlaying, slider]);

  return (
    <div
      className={css.slides}
      ref={(element) => {
        frame.current = element;
        makeInactiveInert(element);
      }}
    >
      <Slider
        ref={slider}
        infinite
        arrows={false}
        autoplay={isPlaying}
        autoplaySpeed={SLIDE_MS}
        speed={TRANSITION_MS}
        slidesToShow={visibleCount}
        slidesToScroll={1}
        swipeToSlide
        pauseOnHover={false}
        pauseOnFocus={false}
        beforeChange={(_, next) => onMove(next)}
        onReInit={() => makeInactiveInert(frame.current)}
      >
        {cars.map((car) => (
          <div key={car.id}>
            <div className={css.slide}>
              <HomeCarCard car={car} />
            </div>
          </div>
        ))}
      </Slider>
    </div>
  );
}

/** react-slick hides inactive slides and clones from screen readers only; `inert` also keeps the keyboard out of them. */
function makeInactiveInert(element: HTMLElement | null) {
  for (const slide of element?.querySelectorAll('.slick-slide') ?? []) {
    slide.toggleAttribute('inert', !slide.classList.contains('slick-active'));
  }
}
