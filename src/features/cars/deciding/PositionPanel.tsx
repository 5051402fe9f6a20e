import ChartScatter from 'lucide-react/icons/chart-scatter';
import Table from 'lucide-react/icons/table';
import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { Picture } from '@/shared/ui/Picture';
import { positionMessages as messages } from '@/shared/messages/deciding';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import type { PricedCar } from './comparables';
import css from './PositionPanel.module.css';
import type { PricePlot } from './pricePlot';
import { PricePlotFigure } from './PricePlotFigure';
import type { PricePosition } from './pricePosition';
import { PriceTable } from './PriceTable';

interface PositionPanelProps {
  car: Car;
  position: PricePosition;
  plot: PricePlot;
}

/** The verdict on a price and how it is computed, with a plot or a table of the comparable cars. */
export function PositionPanel({ car, position, plot }: PositionPanelProps) {
  const [isTable, setIsTable] = useState(false);
  const { better } = position;

  return (
    <div className={cx(panel['panel'], css['panel'])}>
      <p className={css['sentence']}>{position.sentence}</p>
      <div className={css['figure']}>
        {isTable ? <PriceTable car={car} others={position.shown} /> : <PricePlotFigure plot={plot} car={car} />}
      </div>
      <div className={css['rest']}>
        {better && <BetterCar text={better.text} car={better.car} />}
        {position.worse && <p className={css['part']}>{position.worse}</p>}
        {position.rest && <p className={css['part']}>{position.rest}</p>}
        <p className={css['method']}>{position.method}</p>
        <Button
          variant="quiet"
          className={css['switch']}
          icon={isTable ? <ChartScatter size={18} /> : <Table size={18} />}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? messages.showPlot : messages.showTable}
        </Button>
      </div>
    </div>
  );
}

function BetterCar({ text, car }: { text: string; car: PricedCar }) {
  return (
    <div className={css['part']}>
      <span>{text}</span>
      <Link to={generatePath(paths.carDetails, { id: car.id })} className={css['better']}>
        <Picture src={car.image} alt="" brand={car.brand} className={css['picture']} />
        <span>
          <b>{titleOf(car)}</b> <span>{messages.facts(car.price, car.mileage)}</span>
        </span>
      </Link>
    </div>
  );
}
