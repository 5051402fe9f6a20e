import { cx } from '@/shared/ui/cx';
import css from './FeatureCarousel.module.css';

/** Where in the round one is. Its place is kept when there is nothing to go round. */
export function CarouselDots({ pages, current }: { pages: number; current: number }) {
  return (
    <div className={css['dots']} aria-hidden>
      {Array.from({ length: pages }, (_, page) => (
        <span key={page} className={cx(page === current && css['current'])} />
      ))}
    </div>
  );
}
