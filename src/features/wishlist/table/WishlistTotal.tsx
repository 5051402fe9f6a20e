import { useContext } from 'react';
import { wishChangeMessages as messages } from '@/shared/messages/wishChanges';
import { ComparisonSlot } from '../comparisonSlot';
import css from './WishlistTotal.module.css';

interface WishlistTotalProps {
  /** The price of each car that can be paid, by its id. */
  prices: ReadonlyMap<string, number>;
  /** The ids of the chosen cars. */
  chosen: ReadonlySet<string>;
  rowIndex: number;
  columns: number;
}

/** The foot of the table: what the chosen cars cost together. */
export function WishlistTotal({ prices, chosen, rowIndex, columns }: WishlistTotalProps) {
  const comparison = useContext(ComparisonSlot);
  const sums = [...prices].flatMap(([carId, price]) => (chosen.has(carId) ? [price] : []));
  const sum = sums.reduce((total, price) => total + price, 0);

  return (
    <tfoot className={css['foot']}>
      <tr aria-rowindex={rowIndex}>
        <td colSpan={columns}>
          <div className={css['total']} aria-live="polite">
            <span>
              <b>{messages.chosen(sums.length)}</b>
              {messages.ofPayable(prices.size)}
            </span>
            {sums.length > 1 && comparison.link([...chosen].filter((carId) => prices.has(carId)))}
            {sums.length === 0 ? (
              <span className={css['hint']}>{messages.chooseHint}</span>
            ) : (
              <b className={css['sum']}>{messages.total(sum)}</b>
            )}
          </div>
        </td>
      </tr>
    </tfoot>
  );
}
