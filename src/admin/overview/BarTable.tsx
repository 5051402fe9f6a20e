import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/text/format';
import { cx } from '@/ui/cx';
import { Text } from '@/ui/Text';
import type { FigureRow } from './figures';
import { overviewTexts as texts } from './texts';
import css from './Overview.module.css';

interface BarTableProps<Row extends FigureRow> {
  caption: string;
  /** The headings of the rows and of the bars. */
  columns: { label: string; count: string };
  rows: readonly Row[];
  /** The usual count, drawn as a line across the bars and stated in a row of its own. */
  usual?: number | undefined;
  /** The heading of a row, if it is more than its label. */
  head?: (row: Row) => ReactNode;
  /** The columns beside the bars. */
  more?: readonly { heading: string; cell: (row: Row) => string }[];
}

export function BarTable<Row extends FigureRow>(props: BarTableProps<Row>) {
  const { caption, columns, rows, usual, head, more = [] } = props;
  if (rows.length === 0) return null;
  const max = Math.max(1, usual ?? 0, ...rows.map(({ count, isOutside = false }) => (isOutside ? 0 : count)));
  const line = usual !== undefined && (
    <span aria-hidden className={css.usual} style={{ left: `${(usual / max) * 100}%` }} />
  );

  return (
    <Text as="table" size="s" isNumeric className={cx(css.table, more.length > 0 && css.wide)} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.count}</th>
          {more.map(({ heading }) => (
            <th key={heading} scope="col" className={css.more}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // Two long names may be cut to the same label.
          <tr key={index}>
            <th scope="row">{head ? head(row) : row.label}</th>
            <td>
              <Bar count={row.count} part={row.isOutside ? 0 : row.count / max}>
                {!row.isOutside && line}
              </Bar>
            </td>
            {more.map(({ heading, cell }) => (
              <td key={heading} data-label={heading} className={css.more}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {usual !== undefined && (
        <Text as="tfoot" isMuted>
          <tr>
            <th scope="row">{texts.usual}</th>
            <td>
              <Bar count={usual} part={0}>
                {line}
              </Bar>
            </td>
          </tr>
        </Text>
      )}
    </Text>
  );
}

function Bar({ count, part, children }: { count: number; part: number; children: ReactNode }) {
  return (
    <span className={css.cell}>
      <span className={css.track}>
        {part > 0 && <span className={css.bar} style={{ width: `${part * 100}%` }} />}
        {children}
      </span>
      <b>{formatNumber(count)}</b>
    </span>
  );
}
