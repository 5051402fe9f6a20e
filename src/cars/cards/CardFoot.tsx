import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { cardTexts as texts } from './texts';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './CarCard.module.css';
import type { CardPartProps } from './CardFacts';
import { titleOf } from '@/cars/titleOf';

interface CardFootProps extends CardPartProps {
  compare: ReactNode;
  actions: ReactNode;
}

/** The link to the car's page and the buttons. A car that is gone has none. */
export function CardFoot({ car, isGone, compare, actions }: CardFootProps) {
  if (isGone)
    return (
      <Text isMuted weight="medium" className={css.note}>
        {texts.isGone}
      </Text>
    );
  return (
    <Row className={css.foot}>
      <ButtonLink
        variant="quiet"
        to={generatePath(paths.carDetails, { id: car.id })}
        aria-label={texts.detailsOf(titleOf(car))}
        className={css.details}
      >
        {texts.details}
      </ButtonLink>
      <span>{compare}</span>
      <span>{actions}</span>
    </Row>
  );
}
