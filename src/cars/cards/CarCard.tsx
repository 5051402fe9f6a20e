import { moveInToolbar } from '@/ui/button/moveInToolbar';
import { cx } from '@/ui/cx';
import { Panel, Row } from '@/ui/layout/layout';
import css from './CarCard.module.css';
import { cardSpecs } from '@/cars/specs';
import type { Car } from '@/cars/schema';
import { shortTitleOf, titleOf, carTexts as texts } from '@/cars/texts';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { formatDate, formatRelative } from '@/lib/text/format';
import { useNow } from '@/lib/browser/useNow';
import { paths } from '@/lib/config/paths';
import { Text } from '@/ui/Text';
import { CarPrice } from './CarPrice';
import { ButtonLink } from '@/ui/button/Button';
import { Picture } from '@/ui/picture/Picture';
import { Plate } from '@/ui/picture/Plate';

interface CarCardProps extends CardExtras {
  car: Car;
  titleLength: number;
  /** The car was removed while the list is shown. */
  isGone?: boolean | undefined;
  /** Loads the picture at once, for cards above the fold. */
  priority?: boolean | undefined;
  /** Shown in place of a price that is not stated. */
  unpriced?: string | undefined;
}

export function CarCard({
  car,
  titleLength,
  corner,
  actions,
  compare,
  isGone = false,
  priority,
  unpriced,
}: CarCardProps) {
  return (
    <Panel as="article" className={cx(css.card, isGone && css.gone)} aria-label={titleOf(car)}>
      <CardPicture car={car} isGone={isGone} corner={corner} priority={priority} />
      <div className={css.body}>
        <CardFacts car={car} isGone={isGone} titleLength={titleLength} unpriced={unpriced} />
        <CardFoot car={car} isGone={isGone} compare={compare} actions={actions} />
      </div>
    </Panel>
  );
}

/** What the page puts on a card. */
export interface CardExtras {
  /** Shown on top of the picture. */
  corner?: ReactNode;
  /** Shown next to "Details". */
  actions?: ReactNode;
  /** Shown next to "Details", before `actions`. */
  compare?: ReactNode;
}

interface CardPartProps {
  car: Car;
  /** The car was removed while the list is shown. */
  isGone?: boolean | undefined;
}

interface CardFactsProps extends CardPartProps {
  titleLength: number;
  unpriced?: string | undefined;
}

/** The title, whose link covers the whole card, one line of facts, and the price. For the keyboard, "Details" is the link. */
function CardFacts({ car, isGone, titleLength, unpriced }: CardFactsProps) {
  const title = titleOf(car);
  const short = shortTitleOf(car, titleLength);
  const facts = cardSpecs(car);

  return (
    <>
      <Row gap={3} align="baseline" justify="between" isMuted className={css.line}>
        <Text as="h3" dir="auto" isTruncated className={css.title} title={title}>
          {isGone ? (
            short
          ) : (
            <Link
              to={generatePath(paths.carDetails, { id: car.id })}
              aria-label={title}
              tabIndex={-1}
              className={css.link}
            >
              {short}
            </Link>
          )}
        </Text>
        <ListedTime car={car} />
      </Row>
      <Text size="xs" isMuted isTruncated title={facts.join(' · ')} className={css.facts}>
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

interface CardFootProps extends CardPartProps {
  compare: ReactNode;
  actions: ReactNode;
}

/** The link to the car's page and a toolbar: the cart is its tab stop, and the arrow keys lead to Compare. A car that is gone has none. */
function CardFoot({ car, isGone, compare, actions }: CardFootProps) {
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
      <Row role="toolbar" aria-label={texts.actionsOf(titleOf(car))} onKeyDown={moveInToolbar}>
        {compare}
        {actions}
      </Row>
    </Row>
  );
}

interface CardPictureProps extends CardPartProps {
  corner: ReactNode;
  priority?: boolean | undefined;
  className?: string | undefined;
}

export function CardPicture({ car, isGone, corner, priority, className }: CardPictureProps) {
  const isNew = car.condition?.toLowerCase() === 'new';

  return (
    <div className={cx(css.picture, className)}>
      <Picture src={car.image} alt="" brand={car.brand} priority={priority} />
      {car.condition && (
        <Plate className={cx(css.condition, isNew && css.isNew)} title={car.condition} dir="auto">
          {car.condition}
        </Plate>
      )}
      {!isGone && corner && <div className={css.corner}>{corner}</div>}
    </div>
  );
}

interface ListedTimeProps {
  car: Car;
  className?: string | undefined;
}

/** Nothing if that is not known. */
export function ListedTime({ car: { listedAt }, className }: ListedTimeProps) {
  useNow();
  return (
    listedAt && (
      <time dateTime={listedAt.toISOString()} title={formatDate(listedAt)} className={className}>
        {formatRelative(listedAt)}
      </time>
    )
  );
}
