import { useMemo, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { withoutBrand } from '@/cars/modelName';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { formatDistance, formatPrice } from '@/lib/text/format';
import { Text } from '@/ui/Text';
import { type PricedCar, plotOf } from './pricePosition';
import { differenceBetween, priceTexts as texts } from './texts';
import css from './PricePlot.module.css';

interface PricePlotProps {
  car: Car;
  /** By mileage. */
  others: readonly PricedCar[];
}

/** Price against mileage. It is a picture for the eye and the pointer: the table below it says the same to everybody else. */
export function PricePlot({ car, others }: PricePlotProps) {
  const plot = useMemo(() => plotOf(car, others), [car, others]);
  const [selectedId, setSelectedId] = useState<string>();
  const { own } = plot;
  const selected = plot.points.find((point) => point.car.id === selectedId);

  return (
    <div aria-hidden className={css.frame}>
      <div className={css.plot} onPointerLeave={(event) => event.pointerType === 'mouse' && setSelectedId(undefined)}>
        <b className={css.priceName}>{texts.price}</b>
        <b className={css.mileageName}>{texts.mileage}</b>
        {plot.prices.map(({ at, value }, index) => (
          <span key={value} className={css.priceTick} data-is-odd={isOdd(index)} style={{ bottom: percent(at) }}>
            <span>{formatPrice(value)}</span>
          </span>
        ))}
        {plot.mileages.map(({ at, value }, index) => (
          <span
            key={value}
            className={css.mileageTick}
            data-is-odd={isOdd(index)}
            data-end={at === 0 ? 'start' : at === 100 ? 'end' : undefined}
            style={{ left: percent(at) }}
          >
            <span>{formatDistance(value)}</span>
          </span>
        ))}
        {own.x !== undefined && own.y !== undefined && (
          <span className={css.better} style={{ width: percent(own.x), height: percent(own.y) }}>
            <span>{texts.better}</span>
          </span>
        )}
        {plot.points.map((point) => (
          <Link
            key={point.car.id}
            to={generatePath(paths.carDetails, { id: point.car.id })}
            tabIndex={-1}
            draggable={false}
            className={css.point}
            style={{ left: percent(point.x), bottom: percent(point.y) }}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setSelectedId(point.car.id)}
            onClick={(event) => {
              // With a finger, the first tap shows which car it is.
              if (point.car.id !== selectedId) event.preventDefault();
              setSelectedId(point.car.id);
            }}
          >
            {point.isNamed && point.car.id !== selectedId && (
              <Text as="span" isTruncated className={css.name} data-side={sideOf(point.x)}>
                {withoutBrand(titleOf(point.car), point.car.brand)}
              </Text>
            )}
          </Link>
        ))}
        {own.x !== undefined && own.y !== undefined && (
          <span className={css.own} style={{ left: percent(own.x), bottom: percent(own.y) }}>
            <Text as="b" isTruncated className={css.plate} data-side={sideOf(own.x)}>
              {texts.thisCar}
            </Text>
          </span>
        )}
        {selected && (
          <span
            className={css.card}
            data-side={sideOf(selected.x)}
            style={{ left: percent(selected.x), bottom: percent(selected.y) }}
          >
            <b dir="auto">{titleOf(selected.car)}</b>
            <span>{texts.facts(selected.car.price, selected.car.mileage)}</span>
            <Text as="span" isMuted>
              {differenceBetween(car, selected.car)}
            </Text>
          </span>
        )}
      </div>
    </div>
  );
}

/** A narrow plot states every second tick only. */
const isOdd = (index: number) => index % 2 === 1;

const percent = (part: number) => `${part}%`;

/** Where a text beside a point stays inside the plot. */
const sideOf = (x: number) => (x > 55 ? 'left' : 'right');
