import type { ReactNode } from 'react';
import { CarPrice } from '@/cars/cards/CarPrice';
import type { Car } from '@/cars/schema';
import { cardSpecs, specs } from '@/cars/specs';
import { titleOf } from '@/cars/texts';
import { orNotStated } from '@/lib/text/format';
import { Skeleton } from '@/ui/feedback/loading';
import { Row, Stack, Panel, PageHeading } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { CarPicture } from './CarPicture';
import { CarTrail } from './CarTrail';
import { carDetailsTexts as texts } from './texts';
import css from './CarDetails.module.css';

interface CarDetailsProps {
  car: Car;
  /** A note below the title, for instance that the car is gone. */
  notice: ReactNode;
  /** One line that says whether the price is good. */
  position: ReactNode;
  /** The heart, beside the price. */
  wish?: ReactNode;
  /** The green button, unless it stays at the foot of the screen. */
  action?: ReactNode;
  /** Beside the green button. */
  beside?: ReactNode;
  /** The row of quiet buttons. */
  tools: ReactNode;
  seller: ReactNode;
  warnings?: ReactNode;
}

/** A car's page down to what is folded: what is it, is the price good, what can be done. */
export function CarDetails({ car, notice, position, wish, action, beside, tools, seller, warnings }: CarDetailsProps) {
  const facts = new Set([...cardSpecs(car), ...(car.condition === undefined ? [] : [car.condition])]);

  return (
    <>
      <div data-screen-only className={css.trail}>
        <CarTrail brand={car.brand} here={titleOf(car)} />
      </div>
      <div className={css.pictureArea}>
        <CarPicture car={car} className={css.picture} />
      </div>
      <div className={css.top}>
        <h2 dir="auto" className={css.title}>
          {titleOf(car)}
        </h2>
        <Text isMuted isNumeric isBreaking className={css.facts}>
          {[...facts].map((fact) => (
            <span key={fact} dir="auto">
              {fact}
            </span>
          ))}
        </Text>
        {notice}
        <Panel as="section" className={css.buying} aria-label={texts.buying}>
          <div className={css.price}>
            <CarPrice car={car} size="page" />
            {wish}
          </div>
          {position}
          <Row gap={2} align="start" isWrapping className={css.actions}>
            {action && <div className={css.action}>{action}</div>}
            {beside}
          </Row>
          {tools}
        </Panel>
      </div>
      <div className={css.body}>
        <h3 className={css.heading}>{texts.facts}</h3>
        <CarSpecs car={car} />
        <h3 className={css.heading}>{texts.description}</h3>
        <Text dir="auto" isBreaking isMuted={car.description === undefined} className={css.description}>
          {car.description ?? texts.noDescription}
        </Text>
      </div>
      <Stack gap={4} className={css.more}>
        <Panel>{seller}</Panel>
        {warnings}
      </Stack>
    </>
  );
}

interface DetailsFrameProps {
  /** Appended to the document's title; undefined until the car is loaded. */
  carTitle?: string | undefined;
  children: ReactNode;
}

/** The grid and the heading of the details page. They stay mounted while the car loads, so that the heading keeps the focus. */
export function DetailsFrame({ carTitle, children }: DetailsFrameProps) {
  return (
    <div className={css.frame}>
      <div className={css.pageHeading}>
        <PageHeading isSmall title={carTitle && `${texts.detailsPage} · ${carTitle}`}>
          {texts.detailsPage}
        </PageHeading>
      </div>
      {children}
    </div>
  );
}

export function CarDetailsSkeleton() {
  return (
    <>
      <div data-screen-only className={css.trail} aria-hidden>
        <Skeleton width={280} height={20} />
      </div>
      <div className={css.pictureArea} aria-hidden>
        <div className={css.picture} style={{ aspectRatio: '3 / 2' }}>
          <Skeleton height="100%" radius={0} />
        </div>
      </div>
      <div className={css.top} aria-hidden>
        <div className={css.title}>
          <Skeleton width="86%" height={40} />
        </div>
        <div className={css.facts}>
          <Skeleton width={220} height={24} />
        </div>
        <Skeleton height={250} radius="var(--radius-card)" />
      </div>
      <Stack gap={4} className={css.more} aria-hidden>
        <Skeleton height={180} radius="var(--radius-card)" />
      </Stack>
    </>
  );
}

function CarSpecs({ car }: { car: Car }) {
  return (
    <dl className={css.specs} aria-label={texts.specification}>
      {specs.map(({ label, textOf }) => (
        <div key={label}>
          <Text as="dt" size="xs" isMuted>
            {label}
          </Text>
          <Text as="dd" dir="auto" weight="medium" isNumeric isBreaking>
            {orNotStated(textOf(car))}
          </Text>
        </div>
      ))}
    </dl>
  );
}
