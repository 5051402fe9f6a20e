import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import css from './FeatureCarousel.module.css';

/** Shows the current page. Keeps its space if the carousel does not rotate. */
export function CarouselDots({ pages, current }: { pages: number; current: number }) {
  return (
    <Row gap={2} align="stretch" justify="center" className={css.dots} aria-hidden>
      {Array.from({ length: pages }, (_, page) => (
        <span key={page} className={cx(page === current && css.current)} />
      ))}
    </Row>
  );
}
