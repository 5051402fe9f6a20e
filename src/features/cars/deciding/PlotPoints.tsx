import type { KeyboardEvent } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { positionMessages as messages } from '@/shared/messages/deciding';
import { titleOf } from '../titleOf';
import { indexAfterKey } from './pointLookup';
import type { PricePlot } from './pricePlot';
import css from './PricePlotFigure.module.css';

interface PlotPointsProps {
  plot: PricePlot;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The points as links, by mileage. Only one of them is a tab stop; the arrow keys lead to the others. */
export function PlotPoints({ plot: { points, frame }, selectedId, onSelect }: PlotPointsProps) {
  const index = Math.max(
    0,
    points.findIndex(({ car }) => car.id === selectedId),
  );

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = indexAfterKey(event.key, index, points.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <>
      <p id="price-plot-hint" hidden>
        {messages.plotHint}
      </p>
      <ul onKeyDown={walk}>
        {points.map(({ car, x, y }, at) => (
          <li key={car.id}>
            <Link
              to={generatePath(paths.carDetails, { id: car.id })}
              className={css['point']}
              style={{ left: `${(x / frame.width) * 100}%`, top: `${(y / frame.height) * 100}%` }}
              tabIndex={at === index ? 0 : -1}
              data-selected={car.id === selectedId || undefined}
              aria-describedby={at === index ? 'price-plot-hint' : undefined}
              draggable={false}
              onFocus={() => onSelect(car.id)}
            >
              <VisuallyHidden>{messages.pointName(titleOf(car), car.price, car.mileage)}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
