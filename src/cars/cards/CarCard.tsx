import type { KeyboardEvent, ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { Car } from '@/cars/schema';
import { cardSpecs } from '@/cars/specs';
import { shortTitleOf, titleOf, carTexts as texts } from '@/cars/texts';
import { useNow } from '@/lib/browser/useNow';
import { paths } from '@/lib/config/paths';
import { formatDate, formatRelative } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Panel, Row } from '@/ui/layout/layout';
import { Picture } from '@/ui/picture/Picture';
import { Plate } from '@/ui/picture/Plate';
import { Text, type TextLook } from '@/ui/Text';
import { CarPrice } from './CarPrice';
import css from './CarCard.module.css';

interface CarCardProps extends CardPartProps, CardExtras {
  titleLength: number;
  /** Loads the picture at once, for cards above the fold. */
  priority?: boolean | undefined;
  /** Shown in place of a price that is not stated. */
  unpriced?: string | undefined;
}

export function CarCard({ car, titleLength, corner, actions, isGone = false, priority, unpriced }: CarCardProps) {
  return (
    <Panel as="article" className={cx(css.card, isGone && css.gone)} aria-label={titleOf(car)}>
      <CardPicture car={car} isGone={isGone} corner={corner} priority={priority} />
      <div className={css.body}>
        <Row gap={2} align="baseline" justify="between" isMuted className={css.line}>
          <CardTitle car={car} isGone={isGone} length={titleLength} />
          <ListedTime car={car} />
        </Row>
        <CardSpecs car={car} size="s" isMuted isNumeric className={css.facts} />
        <CardFoot car={car} isGone={isGone} unpriced={unpriced} actions={actions} />
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
}

interface CardPartProps {
  car: Car;
  /** The car was removed while the list is shown. */
  isGone?: boolean | undefined;
}

interface CardSpecsProps extends TextLook {
  car: Car;
  /** Only the tooltip has it. */
  without?: 'gearType';
}

/** The brand and the facts, as one line whose brand or last fact ends with "…" if it is too long; its tooltip has them all. */
export function CardSpecs({ car, without, className, ...look }: CardSpecsProps) {
  const brand = car.brand?.toUpperCase();
  return (
    <Text {...look} title={[brand, ...cardSpecs(car)].filter(Boolean).join(' · ')} className={cx(css.specs, className)}>
      <span className={css.brand} translate="no">
        {brand}
      </span>
      {cardSpecs(car, without).map((fact) => (
        <span key={fact} dir="auto">
          {fact}
        </span>
      ))}
    </Text>
  );
}

interface CardTitleProps extends CardPartProps {
  /** In graphemes: a longer title ends with "…". */
  length: number;
}

/** The title, whose link covers the whole card. For the keyboard, "Details" is the link. */
export function CardTitle({ car, isGone, length }: CardTitleProps) {
  const title = titleOf(car);
  const short = shortTitleOf(car, length);
  const address = generatePath(paths.carDetails, { id: car.id });

  return (
    <Text as="h3" dir="auto" isTruncated className={css.title} title={title}>
      {isGone ? (
        short
      ) : (
        <Link to={address} aria-label={title} tabIndex={-1} className={css.link}>
          {short}
        </Link>
      )}
    </Text>
  );
}

interface CardFootProps extends CardPartProps {
  unpriced?: string | undefined;
  actions: ReactNode;
}

/** The price, the link to the car's page and a toolbar: the cart is its tab stop, and the arrow keys lead to Compare. A car that is gone has none. */
export function CardFoot({ car, isGone, unpriced, actions }: CardFootProps) {
  return (
    <Row gap={2} className={css.foot}>
      <CarPrice car={car} size="card" placeholder={unpriced} className={css.price} />
      {isGone ? (
        <Text size="s" isMuted weight="medium" className={css.note}>
          {texts.notListed}
        </Text>
      ) : (
        <Row className={css.actions}>
          <ButtonLink
            variant="quiet"
            to={generatePath(paths.carDetails, { id: car.id })}
            aria-label={texts.detailsOf(titleOf(car))}
            className={css.details}
          >
            {texts.details}
          </ButtonLink>
          <Row
            role="toolbar"
            aria-label={texts.actionsOf(titleOf(car))}
            onKeyDown={moveInToolbar}
            className={css.tools}
          >
            {actions}
          </Row>
        </Row>
      )}
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

/** Nothing if that is not known. */
export function ListedTime({ car: { listedAt } }: { car: Car }) {
  useNow();
  return (
    listedAt && (
      <time dateTime={listedAt.toISOString()} title={formatDate(listedAt)}>
        {formatRelative(listedAt, undefined, true)}
      </time>
    )
  );
}

/** The arrow keys of a toolbar: they move the focus among its buttons and links, from the last to the first too. */
function moveInToolbar({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const index = controls.findIndex((control) => control === target);
  controls.at((index + (key === 'ArrowRight' ? 1 : -1)) % controls.length)?.focus();
}
