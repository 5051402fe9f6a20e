import { cx } from '@/ui/cx';
import { Panel } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/feedback/loading';
import { wishlistTexts as texts } from '@/wishlist/texts';
import row from './WishlistRow.module.css';
import css from './WishlistSkeleton.module.css';
import { columnWidths } from './columnWidths';
import table from './WishlistTable.module.css';

const ROWS = 4;
const columns = Object.values(texts.columns);
const button = <Skeleton width={92} height={44} radius="var(--radius-control)" />;

/** The placeholder of the table, with its columns and rows where the table has them. */
export function WishlistSkeleton() {
  return (
    <div aria-hidden>
      <Panel className={table.frame}>
        <table className={table.table}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} style={{ width: columnWidths[index] }}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: ROWS }, (_, index) => (
              <tr key={index} className={cx(row.row, css.row)}>
                <td className={row.number}>{index + 1}</td>
                <td className={row.picture}>
                  <div className={css.picture}>
                    <Skeleton height="100%" />
                  </div>
                </td>
                <th className={row.name}>
                  <Skeleton width="80%" height={24} />
                </th>
                <td className={row.price}>
                  <Skeleton width={92} height={24} />
                </td>
                <td className={row.email}>
                  <Skeleton width={120} height={20} />
                </td>
                <td className={row.remove}>{button}</td>
                <td className={row.payment}>{button}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </div>
  );
}
