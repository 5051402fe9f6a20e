import type { ReactNode } from 'react';
import { formatPrice } from '@/lib/text/format';
import { carDetailsTexts as texts } from './texts';
import { Row, Stack, Panel } from '@/ui/layout/layout';
import { CarPrice } from '@/cars/cards/CarPrice';
import { CarPicture } from '@/cars/picture/CarPicture';
import { type Car, cardFacts } from '@/cars/schema';
import { titleOf } from '@/cars/cards/texts';
import { Breadcrumbs } from './Breadcrumbs';
import { Text } from '@/ui/Text';
import css from './CarDetails.module.css';
import { CarSpecs } from './CarSpecs';
import frame from './DetailsFrame.module.css';

interface CarDetailsProps {
  car: Car;
  /** A note below the title, for instance that the car is gone. */
  notice: ReactNode;
  /** One line that says whether the price is good. */
  position: ReactNode;
  /** The green button. On a phone it stays at the foot of the screen, with the price. */
  action?: ReactNode;
  /** Beside the green button. */
  beside: ReactNode;
  /** The row of quiet buttons. */
  tools: ReactNode;
  seller: ReactNode;
  warnings: ReactNode;
}

/** A car's page down to what is folded: what is it, is the price good, what can be done. */
export function CarDetails({ car, notice, position, action, beside, tools, seller, warnings }: CarDetailsProps) {
  const facts = [...Object.values(cardFacts).map((textOf) => textOf(car)), car.condition].filter(
    (fact) => fact !== undefined,
  );

  return (
    <>
      <div className={frame.trail}>
        <Breadcrumbs car={car} />
      </div>
      <div className={frame.picture}>
        <CarPicture key={car.id} car={car} className={css.picture} />
      </div>
      <div className={frame.top}>
        <h2 dir="auto" className={css.title}>
          {titleOf(car)}
        </h2>
        <Text isMuted isNumeric isBreaking className={css.facts}>
          {facts.map((fact) => (
            <span key={fact} dir="auto">
              {fact}
            </span>
          ))}
        </Text>
        {notice}
        <Panel as="section" className={css.buying} aria-label={texts.buying}>
          <CarPrice car={car} size="page" className={css.price} />
          {position}
          <Row gap={5} rowGap={2} isWrapping className={css.actions}>
            {action && (
              <div className={css.action}>
                <b className={css.footPrice} aria-hidden>
                  {formatPrice(car.price)}
                </b>
                {action}
              </div>
            )}
            {beside}
          </Row>
          {tools}
        </Panel>
      </div>
      <div className={frame.body}>
        <h3 className={css.heading}>{texts.specs.facts}</h3>
        <CarSpecs car={car} />
        <h3 className={css.heading}>{texts.description}</h3>
        <Text dir="auto" isBreaking isMuted={car.description === undefined} className={css.description}>
          {car.description ?? texts.noDescription}
        </Text>
      </div>
      <Stack gap={4} className={frame.more}>
        <Panel>{seller}</Panel>
        {warnings}
      </Stack>
    </>
  );
}
