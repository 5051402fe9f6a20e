import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { TITLE } from '@/lib/config/limits';
import { paths } from '@/lib/config/paths';
import { moveInToolbar } from '@/ui/button/moveInToolbar';
import { ButtonLink } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Panel, Row } from '@/ui/layout/layout';
import { ProperName, Text } from '@/ui/Text';
import type { Car } from '@/cars/schema';
import { cardSpecs } from '@/cars/specs';
import { carTexts as texts, shortTitleOf, titleOf } from '@/cars/texts';
import { type CardExtras, CardPicture, ListedTime } from './CarCard';
import { CarPrice } from './CarPrice';
import css from './HomeCard.module.css';

const SellerStatus = lazyWithPreload(() => import('./SellerStatus'), 'SellerStatus', { fallback: <span /> });

interface HomeCardProps extends CardExtras {
  car: Car;
  isGone: boolean;
  /** Loads the picture at once, for cards above the fold. */
  priority: boolean;
  /** Who sells it. For visitors alone the name: no user record is fetched for them. */
  seller: 'hidden' | 'name' | 'name and status';
}

/** A card on home. Its layout follows its own width: a narrow one has the brand and the buttons on lines of their own. */
export function HomeCard({ car, isGone, priority, seller, corner, actions, compare }: HomeCardProps) {
  return (
    <Panel as="article" className={cx(css.card, isGone && css.gone)} aria-label={titleOf(car)}>
      <CardPicture car={car} isGone={isGone} corner={corner} priority={priority} className={css.picture} />
      <div className={css.body}>
        <Facts car={car} isGone={isGone} />
        <Row gap={2} rowGap={0} isWrapping className={css.foot}>
          <CarPrice car={car} size="card" className={css.price} />
          {isGone ? (
            <Text isMuted size="m" weight="medium">
              {texts.isGone}
            </Text>
          ) : (
            <Buttons car={car} compare={compare} actions={actions} />
          )}
        </Row>
        {seller !== 'hidden' && <Seller car={car} isStatusShown={seller === 'name and status'} />}
      </div>
    </Panel>
  );
}

/** The title, whose link covers the whole card, and one line of facts. For the keyboard, "Details" is the link. */
function Facts({ car, isGone }: Pick<HomeCardProps, 'car' | 'isGone'>) {
  const title = titleOf(car);
  const short = shortTitleOf(car, TITLE);
  const brand = car.brand?.toUpperCase();

  return (
    <>
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
      <Row gap={2} align="baseline" justify="between" size="xs" isMuted className={css.line}>
        <Text isTruncated title={[brand, ...cardSpecs(car)].filter(Boolean).join(' · ')} className={css.facts}>
          <span className={css.brand} translate="no">
            {brand}
          </span>
          {cardSpecs(car, 'gearType').map((fact) => (
            <span key={fact} dir="auto">
              {fact}
            </span>
          ))}
        </Text>
        <ListedTime car={car} />
      </Row>
    </>
  );
}

interface ButtonsProps {
  car: Car;
  compare: ReactNode;
  actions: ReactNode;
}

/** The link to the car's page and a toolbar: the cart is its tab stop, and the arrow keys lead to Compare. */
function Buttons({ car, compare, actions }: ButtonsProps) {
  return (
    <Row className={css.buttons}>
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

function Seller({ car: { seller }, isStatusShown }: { car: Car; isStatusShown: boolean }) {
  const { name = texts.namelessSeller, email } = seller;
  return (
    <Row gap={2} justify="between" size="xs" className={css.seller}>
      <Text as="b" isTruncated>
        <ProperName>{name}</ProperName>
      </Text>
      {isStatusShown && email !== undefined && <SellerStatus email={email} />}
    </Row>
  );
}
