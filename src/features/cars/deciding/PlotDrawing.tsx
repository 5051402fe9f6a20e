import { cx } from '@/shared/ui/cx';
import { positionMessages as messages } from '@/shared/messages/deciding';
import css from './PlotDrawing.module.css';
import type { PricePlot } from './pricePlot';

/** The plot as a picture. Its points are links of their own, on top of it. */
export function PlotDrawing({ plot, selectedId }: { plot: PricePlot; selectedId: string | undefined }) {
  const { frame, area, own, plate } = plot;
  const selected = plot.points.find(({ car }) => car.id === selectedId);
  const lineHeight = frame.text + 3;
  const fieldTop = area.bottom - 10 - (plot.fieldLines.length - 1) * lineHeight;

  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={css['plot']} fontSize={frame.text} aria-hidden>
      {own.x !== undefined && own.y !== undefined && (
        <rect className={css['field']} x={area.left} y={own.y} width={own.x - area.left} height={area.bottom - own.y} />
      )}
      {plot.priceTicks.map(({ at, text }, index) => (
        <g key={at}>
          <path className={index === 0 ? css['axis'] : css['grid']} d={`M${area.left} ${at}H${area.right}`} />
          <text className={css['tick']} x={area.left - 10} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {plot.mileageTicks.map(({ at, textAt, text }) => (
        <g key={at}>
          <path className={css['axis']} d={`M${at} ${area.bottom}v5`} />
          <text className={css['tick']} x={textAt} y={area.bottom + 21} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <text className={css['name']} x={area.left - 10} y={frame.text} textAnchor="end">
        {messages.price}
      </text>
      <text className={css['name']} x={area.right} y={area.bottom + 42} textAnchor="end">
        {frame.isWide ? messages.mileage : messages.mileageKm}
      </text>
      {plot.fieldLines.map((line, index) => (
        <text key={line} className={css['hint']} x={area.left + 10} y={fieldTop + index * lineHeight}>
          {line}
        </text>
      ))}
      {own.y !== undefined && (
        <>
          <path className={css['cross']} d={`M${area.left} ${own.y}H${own.x ?? area.right}`} />
          <text className={css['own']} x={area.left - 10} y={own.y + 4} textAnchor="end">
            {own.price}
          </text>
        </>
      )}
      {own.x !== undefined && (
        <>
          <path className={css['cross']} d={`M${own.x} ${own.y ?? area.top}V${area.bottom}`} />
          <text className={css['own']} x={own.x} y={area.bottom + 21} textAnchor="middle">
            {own.mileage}
          </text>
        </>
      )}
      {plot.points.map(({ car, x, y }) => (
        <circle key={car.id} className={css['dot']} cx={x} cy={y} r={frame.dot} />
      ))}
      {plot.points.map(
        ({ car, label }) =>
          label &&
          car.id !== selectedId && (
            <text key={car.id} className={css['label']} x={label.x} y={label.y} textAnchor={label.anchor}>
              {label.text}
            </text>
          ),
      )}
      {own.x !== undefined && own.y !== undefined && plate && (
        <>
          <circle className={css['halo']} cx={own.x} cy={own.y} r={frame.dot + 6} />
          <circle className={css['self']} cx={own.x} cy={own.y} r={frame.dot + 3} />
          <rect
            className={css['plate']}
            x={plate.left}
            y={plate.top}
            width={plate.right - plate.left}
            height={26}
            rx={5}
          />
          <text
            className={css['plateText']}
            x={(plate.left + plate.right) / 2}
            y={plate.top + 17.5}
            textAnchor="middle"
          >
            {plate.text}
          </text>
        </>
      )}
      {selected && (
        <>
          <circle className={css['ring']} cx={selected.x} cy={selected.y} r={frame.dot + 5} />
          <circle className={cx(css['dot'], css['selected'])} cx={selected.x} cy={selected.y} r={frame.dot} />
        </>
      )}
    </svg>
  );
}
