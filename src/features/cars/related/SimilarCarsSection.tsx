import { useCallback, type ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { useAfterPaint } from '@/shared/browser/useAfterPaint';
import { paths } from '@/shared/config/paths';
import { TITLE } from '@/shared/config/limits';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { similarMessages as messages } from '@/shared/messages/deciding';
import { brandName } from '../brands';
import { CarCard } from '../cards/CarCard';
import card from '../compare/PinnedDifference.module.css';
import { countByBrand } from '../countByBrand';
import type { Car } from '../schema';
import { Block } from './Block';
import { similarCars } from './similarCars';
import css from './SimilarCarsSection.module.css';

/** The buttons of a card. */
export interface CardSlots {
  corner: (car: Car) => ReactNode;
  actions: (car: Car) => ReactNode;
  compare: (car: Car) => ReactNode;
}

interface SimilarCarsSectionProps extends CardSlots {
  car: Car;
  cars: readonly Car[];
}

/** Up to four similar cars, each with the reasons why it is similar. They are found after the page is painted, in a task of their own. */
export function SimilarCarsSection({ car, cars, corner, actions, compare }: SimilarCarsSectionProps) {
  const found = useAfterPaint(
    useCallback(() => ({ similar: similarCars(car, cars), ofBrand: countByBrand(cars)(car.brand ?? '') }), [car, cars]),
  );
  if (!found || found.similar.length === 0) return null;
  const { similar, ofBrand } = found;
  return (
    <Block
      title={messages.title}
      end={
        car.brand !== undefined &&
        ofBrand > 1 && (
          <ButtonLink to={generatePath(paths.brand, { slug: car.brand })}>
            {messages.allOfBrand(ofBrand, brandName(car.brand))}
          </ButtonLink>
        )
      }
    >
      <ul className={css['cars']}>
        {similar.map(({ car: other, why }) => (
          <li key={other.id}>
            <CarCard
              car={other}
              titleLength={TITLE}
              corner={corner(other)}
              actions={actions(other)}
              compare={compare(other)}
              difference={<p className={card['difference']}>{why}</p>}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}
