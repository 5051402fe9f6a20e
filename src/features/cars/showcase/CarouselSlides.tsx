import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type SlickSlider from 'react-slick';
import css from './FeatureCarousel.module.css';
import type { Car } from '../schema';
import { Slider } from './slick';

const CHANGE_MS = 5000;
const MOVE_MS = 450;

interface CarouselSlidesProps {
  slider: RefObject<SlickSlider | null>;
  cars: readonly Car[];
  shown: number;
  isPlaying: boolean;
  onMove: (current: number) => void;
  card: (car: Car) => ReactNode;
}

/** react-slick alone: its pauses are ours, because it hears no focus inside a slide. */
export function CarouselSlides({ slider, cars, shown, isPlaying, onMove, card }: CarouselSlidesProps) {
  const frame = useRef<HTMLDivElement>(null);

  // Once paused, react-slick does not take `autoplay` for a wish to go on.
  useEffect(() => {
    if (isPlaying) slider.current?.slickPlay();
  }, [isPlaying, slider]);

  return (
    <div
      className={css['slides']}
      ref={(element) => {
        frame.current = element;
        shutInactive(element);
      }}
    >
      <Slider
        ref={slider}
        infinite
        arrows={false}
        autoplay={isPlaying}
        autoplaySpeed={CHANGE_MS}
        speed={MOVE_MS}
        slidesToShow={shown}
        slidesToScroll={1}
        swipeToSlide
        pauseOnHover={false}
        pauseOnFocus={false}
        beforeChange={(_, next) => onMove(next)}
        onReInit={() => shutInactive(frame.current)}
      >
        {cars.map((car) => (
          <div key={car.id}>
            <div className={css['slide']}>{card(car)}</div>
          </div>
        ))}
      </Slider>
    </div>
  );
}

/** react-slick hides what is outside of the view, clones too, from screen readers alone: the keyboard must not get there either. */
function shutInactive(element: HTMLElement | null) {
  for (const slide of element?.querySelectorAll('.slick-slide') ?? []) {
    slide.toggleAttribute('inert', !slide.classList.contains('slick-active'));
  }
}
