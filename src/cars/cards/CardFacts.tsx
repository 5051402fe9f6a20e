import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { truncate } from '@/lib/text/format';
import { paths } from '@/lib/config/paths';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './CarCard.module.css';
import { ListedTime } from './ListedTime';
import { CarPrice } from './CarPrice';
import { type Car, cardFacts } from '@/cars/schema';
import { titleOf } from '@/cars/titleOf';

/** What the page puts on a card. */
export interface CardExtras {
  /** Shown on top of the picture. */
  corner?: ReactNode;
  /** Shown next to "Details". */
  actions?: ReactNode;
  /** Shown next to "Details", before `actions`. */
  compare?: ReactNode;
}

export interface CardPartProps {
  car: Car;
  /** The car was removed while the list is shown. */
  isGone?: boolean | undefined;
}

interface CardFactsProps extends CardPartProps {
  titleLength: number;
  unpriced?: string | undefined;
}

/** The title, whose link covers the whole card, one line of facts, and the price. */
export function CardFacts({ car, isGone, titleLength, unpriced }: CardFactsProps) {
  const title = titleOf(car);
  const short = truncate(title, titleLength);
  const facts = Object.values(cardFacts).flatMap((textOf) => textOf(car) ?? []);

  return (
    <>
      <Row gap={3} align="baseline" justify="between" isMuted className={css.line}>
        <Text as="h3" dir="auto" isTruncated className={css.title} title={title}>
          {isGone ? (
            short
          ) : (
            <Link to={generatePath(paths.carDetails, { id: car.id })} aria-label={title} className={css.link}>
              {short}
            </Link>
          )}
        </Text>
        <ListedTime car={car} />
      </Row>
      <Text size="s" isMuted isTruncated className={css.facts}>
        {car.brand !== undefined && (
          <span className={css.brand} translate="no">
            {car.brand.toUpperCase()}
          </span>
        )}
        {facts.map((fact) => (
          <span key={fact} dir="auto">
            {fact}
          </span>
        ))}
      </Text>
      <CarPrice car={car} size="card" placeholder={unpriced} className={css.price} />
    </>
  );
}
