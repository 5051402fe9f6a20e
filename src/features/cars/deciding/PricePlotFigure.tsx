import { useRef, useState, type PointerEvent } from 'react';
import { positionMessages as messages } from '@/shared/messages/deciding';
import type { Car } from '../schema';
import { nearestPoint } from './pointLookup';
import { PlotDrawing } from './PlotDrawing';
import { PlotPoints } from './PlotPoints';
import { PointCard } from './PointCard';
import type { PricePlot } from './pricePlot';
import css from './PricePlotFigure.module.css';

/** The plot with its points as links. The point that the pointer or the focus is at has a card. */
export function PricePlotFigure({ plot, car }: { plot: PricePlot; car: Car }) {
  const [selectedId, setSelectedId] = useState<string>();
  /** With a finger, the first tap selects a point and the second one opens it. */
  const isFirstTap = useRef(false);
  const { frame, points } = plot;
  const selected = points.find((point) => point.car.id === selectedId);

  const pointUnder = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return nearestPoint(points, ((clientX - left) / width) * frame.width, ((clientY - top) / height) * frame.height);
  };

  return (
    <figure
      className={css['figure']}
      aria-label={messages.plot(points.length)}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && !currentTarget.contains(document.activeElement)) setSelectedId(undefined);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setSelectedId(undefined);
      }}
    >
      <div
        className={css['area']}
        onPointerMove={(event) => {
          const point = pointUnder(event);
          if (point && event.pointerType === 'mouse') setSelectedId(point.car.id);
        }}
        onPointerDown={(event) => {
          const point = pointUnder(event);
          isFirstTap.current = event.pointerType === 'touch' && point?.car.id !== selectedId;
          if (point) setSelectedId(point.car.id);
        }}
        onClickCapture={(event) => {
          if (isFirstTap.current) event.preventDefault();
          isFirstTap.current = false;
        }}
      >
        <PlotDrawing plot={plot} selectedId={selectedId} />
        <PlotPoints plot={plot} selectedId={selectedId} onSelect={setSelectedId} />
      </div>
      {selected && <PointCard car={car} point={selected} plot={plot} />}
    </figure>
  );
}
