import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { cx } from '@/shared/ui/cx';
import { overviewMessages as messages } from '@/shared/messages/overview';
import type { Bar } from './ages';
import css from './BarChart.module.css';

interface BarChartProps {
  bars: readonly (Bar & { slug?: string | undefined })[];
  /** The number that fills the whole width. */
  max: number;
  /** For short labels. */
  isNarrow?: boolean;
}

/** Numbers as bars. The numbers themselves are beside the bars, so it is its own text equivalent. */
export function BarChart({ bars, max, isNarrow = false }: BarChartProps) {
  return (
    <dl className={cx(css['bars'], isNarrow && css['narrow'])}>
      {bars.map(({ label, count, isHot, slug }, index) => (
        // Two long names may be cut to the same label.
        <div key={index} className={cx(css['row'], isHot && css['hot'])}>
          <dt>
            {slug === undefined ? (
              label
            ) : (
              <Link to={generatePath(paths.brand, { slug })} aria-label={messages.brands.carsOf(label)}>
                {label}
              </Link>
            )}
          </dt>
          <dd>
            {count > 0 && <i aria-hidden style={{ width: `calc((100% - 64px) * ${max > 0 ? count / max : 0})` }} />}
            <span>{count.toLocaleString('en-US')}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
